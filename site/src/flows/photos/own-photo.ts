import type { Photo } from '@app/contracts/reviews';

/** The address of a small picture that nobody but the holder of the link may see yet. */
export const ownPhotoUrl = ({ small }: Pick<Photo, 'small'>, token: string): string =>
  `${small}?${new URLSearchParams({ token }).toString()}`;
