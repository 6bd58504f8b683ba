import { websiteRoutes } from './claims/router.ts';
import { companyRoutes as accountRoutes } from './router.ts';

export const companyRoutes = [...accountRoutes, ...websiteRoutes];
export {
  addMember,
  companyById,
  companyHead,
  lockCompany,
  memberRole,
  membersToMail,
  noteLowAverage,
  saveSettings,
  saveState,
  setUnderReview,
  startCooperation,
} from './repo.ts';
export type { Company, MailedMember, NewCompany } from './repo.ts';
export { companyJobs } from './notices.ts';
export { companyChanged } from './events.ts';
export { recheckWebsites } from './claims/recheck.ts';
export { readProtectedNames, writeProtectedNames } from './names/listing.ts';
export { isTrusted, noteSlowed, setSendingStopped, setVouched } from './standing.ts';
export { CompanyNotFound, assertNotBlocked, companyOfApiKey } from './service.ts';
export { slugify } from './model.ts';
