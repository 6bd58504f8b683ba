import { staffCompanyRoutes } from './companies/router.ts';
import { failedJobRoutes } from './jobs/router.ts';
import { textRoutes } from './texts/router.ts';
import { visitRoutes } from './visits/router.ts';

export const staffRoutes = [...staffCompanyRoutes, ...failedJobRoutes, ...textRoutes, ...visitRoutes];
export { mailVisit } from './visits/mail.ts';
export { visitOf } from './visits/visits.ts';
export { readCompany } from './companies/detail.ts';
export { listCompanies } from './companies/list.ts';
