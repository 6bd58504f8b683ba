import { recordCommission } from './commissions/record.ts';
import { mailPartner, tellHandedOver } from './mailing/mail-partner.ts';
import { attributeReferral } from './referrals/attribute.ts';

export { partnerRoutes } from './router.ts';
export { sweepCommissions } from './commissions/record.ts';
export { forgetClosedPartners } from './leaving/retention.ts';
export { closeMonths } from './payouts/close-month.ts';
export { attributeReferral, recordCommission, tellHandedOver };
export const partnerJobs = [attributeReferral, recordCommission, mailPartner, tellHandedOver];
