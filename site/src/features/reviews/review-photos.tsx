import { useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { ReviewCard } from '@app/contracts/reviews';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useT } from '../../lib/i18n.ts';
import * as styles from './review-photos.module.css';

/** A review's photos: small ones that open large, with scripts in a window over the page. */
export function ReviewPhotos({ review }: { review: Pick<ReviewCard, 'photos' | 'authorName'> }) {
  const { t } = useT('reviews');
  const { photos, authorName } = review;
  const [open, setOpen] = useState<number | null>(null);
  if (photos.length === 0) return null;
  const alt = (at: number): string => t('photos.alt', { author: authorName, number: at + 1, count: photos.length });
  const shown = open === null ? undefined : photos[open];

  const show = (event: MouseEvent, at: number): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(at);
  };
  const step = (by: number): void => setOpen((at) => ((at ?? 0) + by + photos.length) % photos.length);
  const turn = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowRight') step(1);
    else if (event.key === 'ArrowLeft') step(-1);
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
      {shown && open !== null && (
        <Dialog
          className={styles.viewer}
          title={t('photos.title', { author: authorName })}
          close={t('common:actions.close')}
          onClose={() => setOpen(null)}
          onKeyDown={turn}
        >
          <img
            className={styles.large}
            src={shown.large}
            srcSet={`${shown.medium} 960w, ${shown.large} 1920w`}
            sizes="(max-width: 1200px) 90vw, 1100px"
            width={shown.width}
            height={shown.height}
            alt={alt(open)}
          />
          {photos.length > 1 && (
            <div className={styles.turn}>
              <Button variant="secondary" size="small" onClick={() => step(-1)}>
                {t('photos.previous')}
              </Button>
              <span aria-live="polite">
                {open + 1} / {photos.length}
              </span>
              <Button variant="secondary" size="small" onClick={() => step(1)}>
                {t('photos.next')}
              </Button>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
