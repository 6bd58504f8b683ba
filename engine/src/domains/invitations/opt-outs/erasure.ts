import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { addressHash, addressesOf } from './addresses.ts';
import type { Contact } from './addresses.ts';
import { unmask } from './repo.ts';
import { optOutContacts } from './service.ts';

/** Ids of companies with an order of this address. */
export async function companiesWithCustomer(queries: Queries, email: string): Promise<string[]> {
  const { rows } = await queries.execute<{ id: string }>(
    sql`select distinct company_id as id from engine.order_contacts where lower(email) = lower(${email}) order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** The address with the phone numbers stored beside it. */
async function contactsOf(tx: Tx, companyId: string, email: string): Promise<Contact[]> {
  const { rows } = await tx.execute<Contact & Record<string, unknown>>(sql`
    select distinct lower(email) as email, phone from engine.order_contacts
    where company_id = ${companyId} and lower(email) = lower(${email})`);
  return [{ email, phone: null }, ...rows];
}

/** Opts the address out of the company's messages, with the phone numbers stored beside it. Idempotent. */
export async function optOutAddress(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  await optOutContacts(app, tx, companyId, await contactsOf(tx, companyId, email), 'privacy');
}

/**
 * Opts the address out and deletes its contacts from the company's orders. Of the links already sent, only the opt-out
 * link keeps working; of the opt-out only its hash is kept.
 */
export async function forgetCustomer(app: AppContext, tx: Tx, companyId: string, email: string): Promise<void> {
  const contacts = await contactsOf(tx, companyId, email);
  await optOutContacts(app, tx, companyId, contacts, 'privacy');
  const hashes = contacts
    .flatMap(addressesOf)
    .map((address) => addressHash(app.config.OPT_OUT_KEY, companyId, address));
  await unmask(tx, companyId, hashes);
  await tx.execute(sql`
    update engine.invitations set token_version = token_version + 1 where order_id in (
      select order_id from engine.order_contacts where company_id = ${companyId} and lower(email) = lower(${email}))`);
  await tx.execute(
    sql`delete from engine.order_contacts where company_id = ${companyId} and lower(email) = lower(${email})`,
  );
}
