import { useEffect, useState } from 'react';
import type { LatestReviews as Latest, ReviewCard as Review, ReviewPage } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { GradeDisplay } from '../../../ui/grades/grade-display.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Mark } from '../../../ui/mark/mark.tsx';
import { Skeleton } from '../../../ui/feedback/spinner.tsx';
import { api } from '../../../lib/api/api.ts';
import { formatDate } from '../../../lib/texts/format.ts';
import { profilePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ORIGIN_ICONS } from '../../reviews/origins.ts';
import { SourceMark } from '../../reviews/source-mark.tsx';
import { Band, type BlockProps } from '../parts/band.tsx';
import * as styles from './carousel.module.css';

type Item = Review & { company?: Latest['items'][number]['company'] };

/**
 * The newest reviews of all companies, those in the reader's language first, or of one; without those whose text was
 * erased. The band is not shown without
 * scripts or without the engine.
 */
export function LatestReviews({ block, ...look }: BlockProps<'reviewCarousel'>) {
  const { t, locale } = useT('reviews');
  const [items, setItems] = useState<Item[] | null | 'failed'>(null);
  const { company, limit } = block;

  useEffect(() => {
    const controller = new AbortController();
    const options = { query: { limit }, signal: controller.signal, locale };
    const read = company
      ? api.get<ReviewPage>(`/companies/${company}/reviews`, options)
      : api.get<Latest>('/reviews/latest', { ...options, query: { limit, language: locale } });
    read.then(
      (page) => setItems(page.items.filter(({ erased }) => !erased)),
      () => !controller.signal.aborted && setItems('failed'),
    );
    return () => controller.abort();
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
                <p className={styles.teaserBody} dir="auto" lang={htmlLang(item.language)}>
                  {item.body}
                </p>
                <p className={styles.teaserWho}>
                  <bdi>{item.authorName}</bdi> · <Published item={item} slug={item.company?.slug ?? company} />
                </p>
                {item.company && (
                  <p className={styles.teaserCompany}>
                    <Mark id={item.company.id} name={item.company.name} picture={item.company.logo} size="small" />
                    <a href={profilePath(locale, item.company.slug)}>{item.company.name}</a>
                  </p>
                )}
              </li>
            ))}
      </ul>
    </Band>
  );
}

/** Date of publication, linked to the whole review, of which only some lines are shown here. */
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
