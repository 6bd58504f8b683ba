import { staffCompanyRoutes } from './companies/router.ts';

export const staffRoutes = [...staffCompanyRoutes];
export { readCompany } from './companies/detail.ts';
export { listCompanies } from './companies/list.ts';
