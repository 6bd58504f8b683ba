export { badgeHistory, heldBadges, presentAwards } from './reading.ts';
export type { AwardRow } from './reading.ts';
