import { useMemo } from 'react';
import { localePath, profilePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { LinkButton } from '../../../ui/index.ts';
import { Message } from '../../../ui/feedback/message.tsx';
import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { Receipt } from '../../receipt.tsx';
import { lastSentReview } from './sent-review.ts';
import type { SentReview } from './sent-review.ts';
import * as styles from './thank-you.module.css';

const NEXT: Record<SentReview['state'], readonly string[]> = {
  awaiting_confirmation: ['confirm'],
  screening: ['screening', 'publish', 'held'],
  held: ['heldNow'],
  in_mediation: ['mediation'],
  published: [],
};

/** `/invitation/thank-you`: about the review just sent from this tab, or in general. */
export function ThankYou() {
  const hydrated = useHydrated();
  const sent = useMemo(() => (hydrated ? lastSentReview() : null), [hydrated]);
  return <ThankYouMessage sent={sent} />;
}

/** Text of the page: the company's own first, always followed by what happens next. */
export function ThankYouMessage({ sent }: { sent: SentReview | null }) {
  const { t, locale } = useT('invitation');
  const steps = NEXT[sent?.state ?? 'screening'];
  const company = sent?.company.name ?? '';
  const { heading, body, button } = sent?.thankYou ?? {};
  return (
    <Message
      icon="check"
      tone="success"
      title={heading ?? t('thankYou.title')}
      actions={
        <>
          {button && (
            <LinkButton variant="accent" href={button.url} rel="nofollow noopener">
              {button.label}
            </LinkButton>
          )}
          {sent && (
            <LinkButton href={profilePath(locale, sent.company.slug)} variant={button ? 'secondary' : 'primary'}>
              {t('thankYou.others', { company })}
            </LinkButton>
          )}
          {sent?.manage ? (
            <LinkButton href={sent.manage} variant="quiet">
              {t('thankYou.manage')}
            </LinkButton>
          ) : (
            <LinkButton href={localePath(locale, '/')} variant={sent ? 'quiet' : 'secondary'}>
              {t('thankYou.home')}
            </LinkButton>
          )}
        </>
      }
    >
      {body && <p className={styles.words}>{body}</p>}
      <p>
        {sent
          ? t(sent.state === 'published' ? 'thankYou.published' : 'thankYou.received', { company })
          : t('thankYou.neutral')}
      </p>
      {steps.length > 0 && (
        <section className={styles.next}>
          <h2 className={styles.nextTitle}>{t('thankYou.nextTitle')}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`thankYou.steps.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
      {sent?.receipt && <Receipt receipt={sent.receipt} />}
    </Message>
  );
}
