import type { Photo } from '@app/contracts/reviews';

/** URL of a thumbnail that only the holder of the link may see yet. */
export const ownPhotoUrl = ({ small }: Pick<Photo, 'small'>, token: string): string =>
  `${small}?${new URLSearchParams({ token }).toString()}`;
