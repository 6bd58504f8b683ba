import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { listCompany } from './names/listing.ts';
import { notifyMembers } from './notices.ts';
import { companyById } from './repo.ts';
import type { Company } from './repo.ts';
import { companies } from './schema.ts';

/** Whether the company's identity is known: then it has no daily allowance. */
export const isTrusted = ({ vouchedAt, websiteVerifiedAt }: Company): boolean =>
  vouchedAt !== null || websiteVerifiedAt !== null;

/** Records that a new sender exceeds its allowance (messages per day), and notifies its members the first time. */
export async function markSlowed(app: AppContext, tx: Tx, { id }: Company, allowance: number): Promise<void> {
  const begun = await tx
    .update(companies)
    .set({ slowedSince: await app.clock.now(tx) })
    .where(and(eq(companies.id, id), isNull(companies.slowedSince)))
    .returning({ id: companies.id });
  if (begun.length > 0) await notifyMembers(app, tx, id, { kind: 'slowed', allowance });
}

/** Stops a company's messages to customers for a reason, or resumes them (`null`), and notifies its members. */
export async function setSendingStopped(app: AppContext, tx: Tx, id: string, reason: string | null): Promise<void> {
  const sendingStoppedAt = reason === null ? null : await app.clock.now(tx);
  await tx.update(companies).set({ sendingStoppedAt, sendingStoppedReason: reason }).where(eq(companies.id, id));
  await notifyMembers(app, tx, id, reason === null ? { kind: 'resumed' } : { kind: 'stopped', reason });
}

/** Sets or withdraws staff's vouching for a company. */
export async function setVouched(app: AppContext, tx: Tx, id: string, vouched: boolean): Promise<void> {
  const vouchedAt = vouched ? await app.clock.now(tx) : null;
  const company = vouched ? await companyById(tx, id) : undefined;
  if (company) await listCompany(app, tx, company);
  await tx
    .update(companies)
    .set({ vouchedAt, ...(vouched && { slowedSince: null }) })
    .where(eq(companies.id, id));
}
