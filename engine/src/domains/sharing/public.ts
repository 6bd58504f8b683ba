export { acceptedShares } from './repo.ts';
export { sharingRoutes } from './router.ts';
