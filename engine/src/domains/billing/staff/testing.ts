import { sql } from 'drizzle-orm';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { only } from '../testing.ts';
import type { BillingTest } from '../testing.ts';

/** Why staff do what tests let them do. */
export const REASON = 'Agreed on the phone.';

/** A request to the staff API by a member of staff with a role. */
export function asStaff(api: BillingTest, method: 'get' | 'post', path: string, role: StaffRole = 'administrator') {
  const token = mintStaffToken(api.app.config.STAFF_KEY, { staffId: '7', name: 'Ewa', role });
  return api.program()[method](`${API_ROOT}/staff${path}`).set('Authorization', `Bearer ${token}`);
}

/** A merchant with an open invoice of 121.77 USD. */
export async function billedCompany(
  api: BillingTest,
): Promise<{ merchant: SignedInMerchant; invoiceId: string; number: string; chargeId: string }> {
  const merchant = await api.payer();
  const { id: chargeId, invoice } = only((await api.choose(merchant, 'trustPro')).charges);
  if (!invoice) throw new Error('no invoice');
  return { merchant, invoiceId: invoice.id, number: invoice.number, chargeId };
}

/** What staff have done so far, as the audit log names it. */
export async function staffActs(api: BillingTest): Promise<string[]> {
  const { rows } = await api.app.db.queries.execute<{ act: string }>(
    sql`select act from engine.audit_log where actor_kind = 'staff' order by id`,
  );
  return rows.map(({ act }) => act);
}
