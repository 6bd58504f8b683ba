import { useEffect, useRef, useState } from 'react';
import type { PictureUrls } from '@app/contracts/common';
import { initials } from '../../lib/texts/initials.ts';
import { cx } from '../cx.ts';
import { toneOf } from './tone.ts';
import * as styles from './mark.module.css';

/** Width and height in CSS pixels; `large` grows on wide screens. */
const SIDES = { small: 32, medium: 48, large: 88 } as const;

export interface MarkProps {
  /** Chooses the colours of the initials. */
  id: string;
  name: string;
  /** The logo of a company, or the picture of a product. */
  picture: PictureUrls | null;
  size?: keyof typeof SIDES;
  /** Left out where the name stands beside it. */
  alt?: string;
  /** Above the fold: loaded eagerly. */
  eager?: boolean;
  className?: string | undefined;
}

/** The logo of a company or picture of a product; where there is none, calm initials. Its room is always the same. */
export function Mark({ id, name, picture, size = 'medium', alt = '', eager, className }: MarkProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const src = picture && (size === 'large' ? picture.medium : picture.small);
  // It may have failed before hydration: a page that is kept may name a picture that is gone.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0 && image.current.src) setFailed(src);
  }, [src]);
  if (picture && src !== failed)
    return (
      <img
        ref={image}
        className={cx(styles.mark, styles[size], styles.picture, className)}
        src={src ?? undefined}
        srcSet={size === 'large' ? `${picture.medium} 256w, ${picture.large} 640w` : undefined}
        sizes={size === 'large' ? `${SIDES.large}px` : undefined}
        width={SIDES[size]}
        height={SIDES[size]}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    );
  return (
    <span className={cx(styles.mark, styles[size], styles[`tone${toneOf(id)}`], className)} aria-hidden="true">
      {initials(name)}
    </span>
  );
}
