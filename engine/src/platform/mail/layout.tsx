import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { Fragment } from 'react';
import { BRAND_NAME, htmlLang } from '@app/locales';
import type { Locale } from '@app/locales';
import type { Translate } from '../i18n.ts';
import { localePath } from '../links.ts';
import type { MailContent } from './blocks.tsx';
import { DARK_CSS, styles } from './theme.ts';

interface Frame {
  content: MailContent;
  t: Translate<'mails'>;
  locale: Locale;
  origin: string;
  legalLine: string | undefined;
}

const greetingOf = ({ content, t }: Frame): string =>
  content.greeted === null ? t('layout.greetingPlain') : t('layout.greeting', { name: content.greeted });

const privacyUrl = ({ origin, locale }: Frame): string => origin + localePath(locale, '/privacy-policy');

/** The frame that all mails share. Tables and inline styles hold in every program; the style sheet adds dark mode. */
export function Layout(frame: Frame) {
  const { content, t, locale, legalLine } = frame;
  return (
    <Html lang={htmlLang(locale)} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{content.subject}</title>
        <style>{DARK_CSS}</style>
      </Head>
      <Body style={styles.page} className="page">
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden', opacity: 0 }}>{content.preview}</div>
        <Container style={styles.container}>
          <Text style={styles.header} className="header">
            {content.header ?? BRAND_NAME}
          </Text>
          <Section style={styles.card} className="card">
            <Text style={styles.text} className="text">
              {greetingOf(frame)}
            </Text>
            {content.blocks.map((block, index) => (
              <Fragment key={index}>{block.html}</Fragment>
            ))}
            {content.signature !== undefined && (
              <Text style={{ ...styles.text, margin: '24px 0 0' }} className="text">
                {t('layout.regards')}
                <br />
                {content.signature}
              </Text>
            )}
          </Section>
          <Section style={{ padding: '16px 0' }}>
            <Text style={styles.foot} className="muted">
              {content.reason}
            </Text>
            {content.optOut && (
              <Text style={styles.foot} className="muted">
                <Link href={content.optOut.url} style={styles.footLink} className="muted">
                  {content.optOut.label}
                </Link>
              </Text>
            )}
            <Text style={styles.foot} className="muted">
              {t('layout.about')} ·{' '}
              <Link href={privacyUrl(frame)} style={styles.footLink} className="muted">
                {t('layout.privacy')}
              </Link>
              {legalLine !== undefined && (
                <>
                  <br />
                  {legalLine}
                </>
              )}
            </Text>
          </Section>
          {content.seenUrl !== undefined && (
            <img src={content.seenUrl} width="1" height="1" alt="" style={{ display: 'block', border: 0 }} />
          )}
        </Container>
      </Body>
    </Html>
  );
}

/** The text part: the same blocks in the same order, addresses in lines of their own. */
export function layoutText(frame: Frame): string {
  const { content, t, legalLine } = frame;
  const body = [greetingOf(frame), ...content.blocks.map((block) => block.text)];
  if (content.signature !== undefined) body.push(`${t('layout.regards')}\n${content.signature}`);
  const foot = [content.reason];
  if (content.optOut) foot.push(`${content.optOut.label}:\n${content.optOut.url}`);
  foot.push([t('layout.about'), `${t('layout.privacy')}: ${privacyUrl(frame)}`, legalLine].filter(Boolean).join('\n'));
  return `${[...body, '———', ...foot].join('\n\n')}\n`;
}
