import { useState, type MouseEvent } from 'react';
import type { CompanyProfile } from '@app/contracts/companies';
import type { ClientPhoto, ClientPhotoPage } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { api } from '../../lib/api/api.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { PhotoViewer } from '../reviews/photo-viewer.tsx';
import { opensInThisTab } from '../reviews/review-photos.tsx';
import { usePageAddress } from '../review-page/page-address.tsx';
import * as styles from './client-photos.module.css';

const PER_PAGE = 24;
/** Fetches more photos when this close to the last known one. */
const AHEAD = 3;

/** Photos of all reviews. A click opens them large with their review; without scripts it leads to the review. */
export function ClientPhotos({ company }: { company: CompanyProfile }) {
  const { t, locale } = useT('reviews');
  const { hrefOf } = usePageAddress();
  const [known, setKnown] = useState(company.photos);
  const [open, setOpen] = useState<number | null>(null);
  const reviewOf = ({ review }: ClientPhoto) => `${hrefOf({}, { review: review.id })}#review-${review.id}`;
  const alt = ({ review }: ClientPhoto, at: number) =>
    t('photos.alt', { author: review.authorName, number: at + 1, count: known.items.length });

  const turn = (at: number): void => {
    setOpen(at);
    const cursor = known.nextCursor;
    if (cursor === null || at < known.items.length - AHEAD) return;
    // Requested once; on failure the known photos are cycled through.
    setKnown({ ...known, nextCursor: null });
    const query = { cursor, limit: PER_PAGE };
    api.get<ClientPhotoPage>(`/companies/${company.slug}/photos`, { query, locale }).then(
      (next) => setKnown({ items: [...known.items, ...next.items], nextCursor: next.nextCursor }),
      () => undefined,
    );
  };
  const show = (event: MouseEvent, at: number): void => {
    if (!opensInThisTab(event)) return;
    event.preventDefault();
    turn(at);
  };

  return (
    <section aria-labelledby="photos-title">
      <h2 id="photos-title" className={styles.title}>
        {t('profile:photos.title')}
      </h2>
      <ul className={styles.photos}>
        {company.photos.items.map((photo, at) => (
          <li key={photo.id}>
            <a className={styles.thumb} href={reviewOf(photo)} onClick={(event) => show(event, at)}>
              <img src={photo.small} width={photo.width} height={photo.height} loading="lazy" alt={alt(photo, at)} />
            </a>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <a href={`${hrefOf({ photos: 'yes' })}#reviews`}>{t('profile:photos.all')}</a>
      </p>
      {open !== null && (
        <PhotoViewer
          photos={known.items}
          at={open}
          title={t('profile:photos.title')}
          alt={alt}
          onTurn={turn}
          onClose={() => setOpen(null)}
          caption={(photo) => (
            <div className={styles.caption}>
              <p className={styles.who}>
                <GradeDisplay value={photo.review.grade} size="small" />
                <strong>{photo.review.authorName}</strong>
                <time dateTime={photo.review.publishedAt}>
                  {formatDate(locale, photo.review.publishedAt, { timeZone: company.timeZone })}
                </time>
              </p>
              <p lang={htmlLang(photo.review.language)} dir="auto">
                {photo.review.excerpt}
              </p>
              <a href={reviewOf(photo)}>{t('photos.review')}</a>
            </div>
          )}
        />
      )}
    </section>
  );
}
