export { hasFeature } from './model.ts';
export {
  CompanySuspended,
  requireFeature,
  returnInvitations,
  sentThisMonth,
  subscriptionOf,
  takeInvitations,
} from './service.ts';
