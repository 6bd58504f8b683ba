export { announceShare, sendShareRequest, sendShareRequestTo } from './mailing.ts';
export { acceptedShares } from './repo.ts';
export { sharingRoutes } from './router.ts';
