import { mailCompany, mailManager, mailMember } from './mailing.ts';

export const managerJobs = [mailManager, mailCompany, mailMember];
export { managerRoutes } from './router.ts';
