import type { Photo } from '@app/contracts/reviews';

export interface PhotoRow {
  id: string;
  width: number;
  height: number;
}

/** A photo with the addresses of its sizes. */
export function presentPhoto({ id, width, height }: PhotoRow): Photo {
  const url = (size: 'small' | 'medium' | 'large'): string => `/uploads/photos/${id}/${size}.webp`;
  return { id, width, height, small: url('small'), medium: url('medium'), large: url('large') };
}
