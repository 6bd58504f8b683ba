export { evaluateAllBadges, sweepBadges } from './evaluation.ts';
export { mailBadges } from './mailing.ts';
export { badgeHistory, heldBadges, presentAwards } from './awards.ts';
export type { AwardRow } from './awards.ts';
export { badgeRoutes } from './router.ts';
