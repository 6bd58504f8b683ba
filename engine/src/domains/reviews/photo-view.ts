import type { Photo } from '@app/contracts/reviews';

export interface PhotoRow {
  id: string;
  width: number;
  height: number;
}

/** Where the three sizes of a photo are served. */
export function photoView({ id, width, height }: PhotoRow): Photo {
  const at = (size: 'small' | 'medium' | 'large'): string => `/uploads/photos/${id}/${size}.webp`;
  return { id, width, height, small: at('small'), medium: at('medium'), large: at('large') };
}
