import type { PageImage } from '../lib/content/blocks.ts';

export interface PictureProps {
  image: PageImage;
  /** Value of the attribute `sizes`. */
  sizes: string;
  /** Above the fold: loaded eagerly. */
  eager?: boolean;
  className?: string;
}

/** A responsive picture from the CMS, cropped around its focal point. */
export function Picture({ image, sizes, eager, className }: PictureProps) {
  const { src, srcSet, width, height, alt, focalPoint } = image;
  return (
    <img
      className={className}
      src={src}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      decoding="async"
      style={{ objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }}
    />
  );
}
