import { websiteRoutes } from './claims/router.ts';
import { placeRoutes } from './places/router.ts';
import { profileRoutes } from './profile/router.ts';
import { companyRoutes as accountRoutes } from './router.ts';

export const companyRoutes = [...accountRoutes, ...websiteRoutes, ...profileRoutes, ...placeRoutes];
export {
  addMember,
  companyById,
  companyHead,
  keepOnlyMember,
  lockCompany,
  memberRole,
  companiesOf,
  ownerOf,
  removeMember,
  setMemberRole,
  teamMembers,
  membersToMail,
  recordLowAverage,
  saveCurrency,
  saveLogo,
  saveSettings,
  saveState,
  setUnderReview,
  setFirstInvitationDay,
  touchCompany,
} from './repo.ts';
export type { Company, MailedMember, NewCompany } from './repo.ts';
export { companyJobs } from './notices.ts';
export { companyChanged, companyNoticed, companyReferred, companyTimeZoneChanged } from './events.ts';
export { recheckWebsites } from './claims/recheck.ts';
export { isBrandDomain, readProtectedNames, writeProtectedNames } from './names/listing.ts';
export { isTrusted, markSlowed, setSendingStopped, setVouched } from './sending-standing.ts';
export { CompanyNotFound, assertNotBlocked, companyOfApiKey, createCompany } from './service.ts';
export { locateCompanies } from './places/coordinates.ts';
export { slugify } from './model.ts';
export { comingExceptions } from './profile/model.ts';
export { isTaxNumber, taxNumberName } from './profile/tax-number.ts';
export { claimedDomain, verifiedDomain } from './claims/repo.ts';
export { domainOf, provesDomain } from './claims/model.ts';
