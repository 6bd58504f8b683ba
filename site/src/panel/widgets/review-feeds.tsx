import { profilePath } from '../../lib/addresses/links.ts';
import { feedPaths } from '../../lib/content/feeds.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, LinkButton, Row } from '../../ui/index.ts';
import * as styles from './widgets.module.css';

/** Where the company's newest reviews can be read by programs. */
export function ReviewFeeds({ slug }: { slug: string }) {
  const { t, locale } = useT('panel');
  const { atom, json } = feedPaths(profilePath(locale, slug));
  return (
    <Card as="section" className={styles.form}>
      <h2 className={styles.title}>{t('widgets.feeds.title')}</h2>
      <p className={styles.quiet}>{t('widgets.feeds.text')}</p>
      <Row>
        <LinkButton variant="secondary" href={atom}>
          Atom
        </LinkButton>
        <LinkButton variant="secondary" href={json}>
          JSON Feed
        </LinkButton>
      </Row>
    </Card>
  );
}
