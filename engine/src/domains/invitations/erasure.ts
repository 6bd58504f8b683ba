import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import type { Contact } from './addresses.ts';
import { refuseContacts } from './opt-outs.ts';

/** Companies that keep this address with an order. */
export async function companiesKnowing(queries: Queries, email: string): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select distinct company_id as id from engine.order_contacts where lower(email) = lower(${email}) order by 1`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Nothing more is sent to this address by the company, nor to the numbers kept beside it. Doing it twice is fine.
 */
export async function refuseAddress(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  const { rows } = await tx.execute<Contact & Record<string, unknown>>(sql`
    select distinct lower(email) as email, phone from engine.order_contacts
    where company_id = ${companyId} and lower(email) = lower(${email})`);
  await refuseContacts(app, tx, companyId, [{ email, phone: null }, ...rows]);
}

/** The same, and the contacts go from the company's orders. Of the links that were mailed only the opt-out works on. */
export async function forgetCustomer(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  await refuseAddress(app, tx, companyId, email);
  await tx.execute(sql`
    update engine.invitations set token_version = token_version + 1 where order_id in (
      select order_id from engine.order_contacts where company_id = ${companyId} and lower(email) = lower(${email}))`);
  await tx.execute(
    sql`delete from engine.order_contacts where company_id = ${companyId} and lower(email) = lower(${email})`,
  );
}
