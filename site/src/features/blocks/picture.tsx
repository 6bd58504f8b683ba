import type { PageImage } from '../../lib/blocks.ts';

export interface PictureProps {
  image: PageImage;
  /** How wide it is drawn, for the attribute `sizes`. */
  sizes: string;
  /** At the top of the page: not to be waited for. */
  eager?: boolean;
  className?: string;
}

/** A picture of the cms in the size that the screen needs; what its focal point names stays in sight when it is cropped. */
export function Picture({ image, sizes, eager, className }: PictureProps) {
  const { src, srcSet, width, height, alt, focalPoint } = image;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      {...{ width, height, alt }}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
    />
  );
}
