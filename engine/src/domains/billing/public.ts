export { hasFeature, mayUse, subscriptionAt } from './model.ts';
export {
  CompanySuspended,
  requireFeature,
  returnInvitations,
  sentThisMonth,
  subscriptionOf,
  takeInvitations,
} from './service.ts';
