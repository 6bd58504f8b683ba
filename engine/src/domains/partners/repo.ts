import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { NotFound, NotSignedIn } from '../../kernel/errors.ts';
import type { RequestContext } from '../../platform/route.ts';
import { newCode } from './model.ts';
import { partnerCodes, partners } from './schema.ts';

export type Partner = typeof partners.$inferSelect;

export async function partnerById(queries: Queries, id: string): Promise<Partner | undefined> {
  const [found] = await queries.select().from(partners).where(eq(partners.id, id));
  return found;
}

export async function partnerOfUser(queries: Queries, userId: string): Promise<Partner | undefined> {
  const [found] = await queries.select().from(partners).where(eq(partners.userId, userId));
  return found;
}

/** Whom a code refers to; nobody while staff have blocked the partner, or once it is closed. */
export async function partnerOfCode(queries: Queries, code: string): Promise<Partner | undefined> {
  const [found] = await queries
    .select({ partner: partners })
    .from(partnerCodes)
    .innerJoin(partners, eq(partners.id, partnerCodes.partnerId))
    .where(and(eq(partnerCodes.code, code), isNull(partners.blockedAt), isNull(partners.closedAt)));
  return found?.partner;
}

/** The partner who is signed in. @throws NotSignedIn; NotFound for anybody else */
export async function callingPartner(ctx: RequestContext): Promise<Partner> {
  if (!ctx.userId) throw new NotSignedIn();
  const partner = await partnerOfUser(ctx.db.queries, ctx.userId);
  if (!partner) throw new NotFound();
  return partner;
}

/** A transaction that sees this partner’s rows, and of companies nothing. */
export const partnerTx = <Result>(
  { db }: AppContext,
  partnerId: string,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> =>
  db.tx(async (tx) => {
    await tx.execute(
      sql`select set_config('role', 'app_tenant', true), set_config('app.partner_id', ${partnerId}, true)`,
    );
    return work(tx);
  });

/** Gives the partner a new code; those before it still work. */
export async function renewCode(tx: Tx, partnerId: string, now: Date): Promise<string> {
  await tx
    .update(partnerCodes)
    .set({ current: false })
    .where(and(eq(partnerCodes.partnerId, partnerId), eq(partnerCodes.current, true)));
  for (;;) {
    const code = newCode();
    const added = await tx
      .insert(partnerCodes)
      .values({ code, partnerId, current: true, createdAt: now })
      .onConflictDoNothing({ target: partnerCodes.code })
      .returning({ code: partnerCodes.code });
    if (added.length > 0) return code;
  }
}

export async function currentCode(queries: Queries, partnerId: string): Promise<string> {
  const [found] = await queries
    .select({ code: partnerCodes.code })
    .from(partnerCodes)
    .where(and(eq(partnerCodes.partnerId, partnerId), eq(partnerCodes.current, true)));
  if (!found) throw new Error('a partner without a code');
  return found.code;
}
