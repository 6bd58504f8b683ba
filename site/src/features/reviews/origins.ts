import { GRADE_WEIGHTS } from '@app/contracts/grades';
import type { ReviewOrigin } from '@app/contracts/reviews';
import type { IconName } from '../../ui/icons/icon.tsx';

/** Origins of reviews, by descending weight. */
export const ORIGINS = Object.keys(GRADE_WEIGHTS) as ReviewOrigin[];

export const ORIGIN_ICONS: Record<ReviewOrigin, IconName> = {
  verified: 'shield',
  unverified: 'label',
  external: 'import',
};
