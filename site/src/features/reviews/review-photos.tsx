import { useState } from 'react';
import type { MouseEvent } from 'react';
import type { ReviewCard } from '@app/contracts/reviews';
import { useT } from '../../lib/texts/i18n.ts';
import { PhotoViewer } from './photo-viewer.tsx';
import * as styles from './review-photos.module.css';

/** Whether a click opens a link in this tab: not with a modifier key. */
export const opensInThisTab = (event: MouseEvent): boolean => !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** Thumbnails of a review's photos; with scripts they open in a lightbox. */
export function ReviewPhotos({ review }: { review: Pick<ReviewCard, 'photos' | 'authorName'> }) {
  const { t } = useT('reviews');
  const { photos, authorName } = review;
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const alt = (at: number): string => t('photos.alt', { author: authorName, number: at + 1, count: photos.length });

  const show = (event: MouseEvent, at: number): void => {
    if (!opensInThisTab(event)) return;
    event.preventDefault();
    setOpen(at);
  };

  return (
    <>
      <ul className={styles.photos} aria-label={t('photos.label')}>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <a className={styles.thumb} href={photo.large} onClick={(event) => show(event, at)}>
              <img src={photo.small} width={photo.width} height={photo.height} loading="lazy" alt={alt(at)} />
            </a>
          </li>
        ))}
      </ul>
      {open !== null && (
        <PhotoViewer
          photos={photos}
          at={open}
          title={t('photos.title', { author: authorName })}
          alt={(_, at) => alt(at)}
          onTurn={setOpen}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
