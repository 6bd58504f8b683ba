export { insightRoutes } from './router.ts';
