export { senderRoutes } from './router.ts';
