export { feedRoutes } from './router.ts';
