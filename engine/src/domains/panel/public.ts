export { panelRoutes } from './router.ts';
