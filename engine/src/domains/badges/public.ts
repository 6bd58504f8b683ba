export { evaluateAllBadges, sweepBadges } from './evaluation.ts';
export { mailBadges } from './mailing.ts';
export { badgeHistory, heldBadges, presentAwards } from './reading.ts';
export type { AwardRow } from './reading.ts';
export { badgeRoutes } from './router.ts';
