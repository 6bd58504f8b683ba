import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { list } from './names/listing.ts';
import { tellMembers } from './notices.ts';
import { companyById } from './repo.ts';
import type { Company } from './repo.ts';
import { companies } from './schema.ts';

/** Whether it is known who a company is: then it sends what its plan allows. */
export const isTrusted = ({ vouchedAt, websiteVerifiedAt }: Company): boolean =>
  vouchedAt !== null || websiteVerifiedAt !== null;

/** A new sender's messages have begun to wait: its members are told, once. `allowance`: messages a day. */
export async function noteSlowed(app: AppContext, tx: Tx, { id }: Company, allowance: number): Promise<void> {
  const begun = await tx
    .update(companies)
    .set({ slowedSince: await app.clock.now(tx) })
    .where(and(eq(companies.id, id), isNull(companies.slowedSince)))
    .returning({ id: companies.id });
  if (begun.length > 0) await tellMembers(app, tx, id, { kind: 'slowed', allowance });
}

/** Stops a company's messages to customers, with what its members are told of it, or lets them go on (`null`). */
export async function setSendingStopped(app: AppContext, tx: Tx, id: string, reason: string | null): Promise<void> {
  const sendingStoppedAt = reason === null ? null : await app.clock.now(tx);
  await tx.update(companies).set({ sendingStoppedAt, sendingStoppedReason: reason }).where(eq(companies.id, id));
  await tellMembers(app, tx, id, reason === null ? { kind: 'resumed' } : { kind: 'stopped', reason });
}

/** Staff say that they know who a company is, or take that back. */
export async function setVouched(app: AppContext, tx: Tx, id: string, vouched: boolean): Promise<void> {
  const vouchedAt = vouched ? await app.clock.now(tx) : null;
  const company = vouched ? await companyById(tx, id) : undefined;
  if (company) await list(app, tx, company);
  await tx
    .update(companies)
    .set({ vouchedAt, ...(vouched && { slowedSince: null }) })
    .where(eq(companies.id, id));
}
