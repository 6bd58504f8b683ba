import { recordCommission } from './commissions/record.ts';
import { attributeReferral } from './referrals/attribute.ts';

export { partnerRoutes } from './router.ts';
export { sweepCommissions } from './commissions/record.ts';
export { closeMonths } from './payouts/close-month.ts';
export { attributeReferral, recordCommission };
export const partnerJobs = [attributeReferral, recordCommission];
