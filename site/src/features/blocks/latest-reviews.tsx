import { useEffect, useState } from 'react';
import type { LatestReviews as Latest, ReviewCard as Review, ReviewPage } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Skeleton } from '../../ui/spinner.tsx';
import { api } from '../../lib/api.ts';
import { formatDate } from '../../lib/format.ts';
import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { ORIGIN_ICONS } from '../reviews/origins.ts';
import { SourceMark } from '../reviews/source-mark.tsx';
import { Band, type BlockProps } from './band.tsx';
import * as styles from './carousel.module.css';

type Item = Review & { company?: { slug: string; name: string } };

/**
 * The newest reviews, of all companies or of one, but for those whose words were erased: there is nothing to quote.
 * Without scripts or without the engine the band is not there.
 */
export function LatestReviews({ block, ...look }: BlockProps<'reviewCarousel'>) {
  const { t, locale } = useT('reviews');
  const [items, setItems] = useState<Item[] | null | 'failed'>(null);
  const { company, limit } = block;

  useEffect(() => {
    const stop = new AbortController();
    const options = { query: { limit }, signal: stop.signal, locale };
    const read = company
      ? api.get<ReviewPage>(`/companies/${company}/reviews`, options)
      : api.get<Latest>('/reviews/latest', options);
    read.then(
      (page) => setItems(page.items.filter(({ erased }) => !erased)),
      () => !stop.signal.aborted && setItems('failed'),
    );
    return () => stop.abort();
  }, [company, limit, locale]);

  if (items === 'failed' || items?.length === 0) return null;
  return (
    <Band title={block.title} lead={block.lead} className={styles.band} {...look}>
      <ul className={styles.carousel} tabIndex={0} aria-label={block.title ?? t('list.title')}>
        {items === null
          ? Array.from({ length: Math.min(limit, 4) }, (_, index) => (
              <li key={index} className={styles.teaser}>
                <Skeleton short />
                <Skeleton />
                <Skeleton />
                <Skeleton short />
              </li>
            ))
          : items.map((item) => (
              <li key={item.id} className={styles.teaser}>
                <div className={styles.teaserHead}>
                  <GradeDisplay value={item.grade} size="small" number="whole" />
                  <span className={styles.teaserOrigin} data-origin={item.origin}>
                    {item.source && <SourceMark source={item.source.name} label={t(`sources.${item.source.name}`)} />}
                    <Icon name={ORIGIN_ICONS[item.origin]} size={18} label={t(`origin.${item.origin}.label`)} />
                  </span>
                </div>
                <p className={styles.teaserBody} lang={htmlLang(item.language)}>
                  {item.body}
                </p>
                <p className={styles.teaserWho}>
                  {item.authorName} · <Published item={item} slug={item.company?.slug ?? company} />
                </p>
                {item.company && (
                  <p className={styles.teaserCompany}>
                    <a href={profilePath(locale, item.company.slug)}>{item.company.name}</a>
                  </p>
                )}
              </li>
            ))}
      </ul>
    </Band>
  );
}

/** When it was published; there is the whole of it, of which some lines are seen here. */
function Published({ item: { id, publishedAt }, slug }: { item: Item; slug: string | null }) {
  const { locale } = useT('reviews');
  const time = <time dateTime={publishedAt}>{formatDate(locale, publishedAt, { style: 'medium' })}</time>;
  if (!slug) return time;
  return (
    <a href={`${profilePath(locale, slug)}?review=${id}#review-${id}`} rel="nofollow">
      {time}
    </a>
  );
}
