import { staffCompanyRoutes } from './companies/router.ts';
import { failedJobRoutes } from './jobs/router.ts';

export const staffRoutes = [...staffCompanyRoutes, ...failedJobRoutes];
export { readCompany } from './companies/detail.ts';
export { listCompanies } from './companies/list.ts';
