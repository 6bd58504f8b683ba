export { expertRoutes } from './router.ts';
export { assertMaySign } from './service.ts';
export { expertSignatureSql, publicExpertsSql } from './signature.ts';
