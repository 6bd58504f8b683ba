import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { addressHash, addressesOf } from './addresses.ts';
import type { Contact } from './addresses.ts';
import { endWaiting } from './bulk-repo.ts';
import { addOptOut } from './opt-out-repo.ts';

/** Companies that keep this address with an order. */
export async function companiesKnowing(queries: Queries, email: string): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select distinct company_id as id from engine.order_contacts where lower(email) = lower(${email})`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Nothing more is sent to this address by the company, nor to the numbers kept beside it. Doing it twice is fine.
 */
export async function refuseAddress(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  const now = await app.clock.now(tx);
  const { rows } = await tx.execute<Contact & Record<string, unknown>>(sql`
    select distinct lower(email) as email, phone from engine.order_contacts
    where company_id = ${companyId} and lower(email) = lower(${email})`);
  for (const contact of [{ email, phone: null }, ...rows]) {
    for (const address of addressesOf(contact))
      await addOptOut(tx, companyId, addressHash(app.config.OPT_OUT_KEY, companyId, address), now);
    await endWaiting(tx, companyId, contact, now);
  }
}

/** The same, and the contacts go from the company's orders. Links that were mailed go on working. */
export async function forgetCustomer(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  await refuseAddress(app, tx, companyId, email);
  await tx.execute(
    sql`delete from engine.order_contacts where company_id = ${companyId} and lower(email) = lower(${email})`,
  );
}
