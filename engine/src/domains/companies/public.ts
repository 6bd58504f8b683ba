export { companyRoutes } from './router.ts';
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
export { CompanyNotFound, assertNotBlocked, companyChanged, companyOfApiKey } from './service.ts';
export { slugify } from './model.ts';
