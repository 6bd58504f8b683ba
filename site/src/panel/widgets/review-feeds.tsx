import { profilePath } from '../../lib/addresses/links.ts';
import { feedPaths } from '../../lib/content/feeds.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, LinkButton, Row } from '../../ui/index.ts';

/** Where the company's newest reviews can be read by programs. */
export function ReviewFeeds({ slug }: { slug: string }) {
  const { t, locale } = useT('panel');
  const { atom, json } = feedPaths(profilePath(locale, slug));
  return (
    <Card>
      <h2>{t('widgets.feeds.title')}</h2>
      <p>{t('widgets.feeds.text')}</p>
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
