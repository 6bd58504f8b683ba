import { staffCompanyRoutes } from './companies/router.ts';

export const staffRoutes = [...staffCompanyRoutes];
