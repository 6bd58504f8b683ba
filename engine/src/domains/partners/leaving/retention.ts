import type { AppContext } from '../../../platform/context.ts';
import { applyRetention, clearColumns } from '../../../platform/retention.ts';

const RULES = [
  // Books and tax records: five years after the year in which the tax of the last payout was due.
  clearColumns(
    'closed partners',
    'engine.partners',
    `business_name = '–', tax_number = '', iban = ''`,
    `closed_at is not null and iban <> ''
      and not exists (select 1 from engine.partner_payouts p where p.partner_id = partners.id and p.state in ('open', 'approved'))
      and coalesce((
        select sum(c.amount) from engine.commissions c where c.partner_id = partners.id and c.payout_id is null), 0) <= 0
      and date_trunc('year', greatest(closed_at, (
        select max(p.paid_on) from engine.partner_payouts p where p.partner_id = partners.id))) <
        date_trunc('year', engine.app_now()) - interval '6 years'`,
  ),
];

/** Forgets whose payouts those of closed partners were, once nobody may ask any more. */
export const forgetClosedPartners = (app: AppContext): Promise<void> => applyRetention(app, RULES);
