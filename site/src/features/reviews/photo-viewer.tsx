import { useRef } from 'react';
import type { KeyboardEvent, ReactNode, TouchEvent } from 'react';
import type { Photo } from '@app/contracts/reviews';
import { Button } from '../../ui/controls/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './review-photos.module.css';

interface PhotoViewerProps<T extends Photo> {
  photos: readonly T[];
  /** Index of the shown photo. */
  at: number;
  title: string;
  alt(photo: T, at: number): string;
  /** Caption below the photo. */
  caption?: (photo: T) => ReactNode;
  onTurn(at: number): void;
  onClose(): void;
}

/** Swipe threshold in pixels. */
const SWIPE = 40;

/** Lightbox for photos, with buttons, swiping, arrow keys, Home and End. */
export function PhotoViewer<T extends Photo>({
  photos,
  at,
  title,
  alt,
  caption,
  onTurn,
  onClose,
}: PhotoViewerProps<T>) {
  const { t } = useT('reviews');
  const finger = useRef<number | null>(null);
  const shown = photos[at];
  if (!shown) return null;
  const step = (by: number): void => onTurn((at + by + photos.length) % photos.length);
  const turn = ({ key }: KeyboardEvent): void => {
    if (key === 'ArrowRight') step(1);
    else if (key === 'ArrowLeft') step(-1);
    else if (key === 'Home') onTurn(0);
    else if (key === 'End') onTurn(photos.length - 1);
  };
  const touch = ({ touches }: TouchEvent): void => {
    // Two fingers zoom.
    finger.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
  };
  const lift = ({ changedTouches }: TouchEvent): void => {
    const moved = finger.current === null ? 0 : (changedTouches[0]?.clientX ?? 0) - finger.current;
    finger.current = null;
    if (photos.length > 1 && Math.abs(moved) > SWIPE) step(moved < 0 ? 1 : -1);
  };
  return (
    <Dialog
      className={styles.viewer}
      title={title}
      close={t('common:actions.close')}
      onClose={onClose}
      onKeyDown={turn}
    >
      <img
        key={shown.id}
        className={cx(styles.large, caption && styles.captioned)}
        src={shown.large}
        srcSet={`${shown.medium} 960w, ${shown.large} 1920w`}
        sizes="(max-width: 1200px) 90vw, 1100px"
        width={shown.width}
        height={shown.height}
        alt={alt(shown, at)}
        onTouchStart={touch}
        onTouchEnd={lift}
      />
      {caption?.(shown)}
      {photos.length > 1 && (
        <div className={styles.turn}>
          <Button variant="secondary" size="small" onClick={() => step(-1)}>
            {t('photos.previous')}
          </Button>
          <span aria-live="polite">
            {at + 1} / {photos.length}
          </span>
          <Button variant="secondary" size="small" onClick={() => step(1)}>
            {t('photos.next')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
