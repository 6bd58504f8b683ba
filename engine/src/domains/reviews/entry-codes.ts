import { and, eq, isNull } from 'drizzle-orm';
import type { CreateEntryCode, EntryCode } from '@app/contracts/company-reviews';
import { NotFound } from '../../kernel/errors.ts';
import { newId } from '../../kernel/ids.ts';
import { audit } from '../../platform/audit.ts';
import type { Queries } from '../../platform/db.ts';
import { once } from '../../platform/idempotency.ts';
import type { RequestContext } from '../../platform/route.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { requireFeature } from '../billing/public.ts';
import { CompanyNotFound, companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { entryCodes } from './schema-company.ts';

export type EntryCodeRow = typeof entryCodes.$inferSelect;

/** A code as it is printed or built in. `reviews` without a prefix leads to the profile in the base locale. */
function present(ctx: RequestContext, company: Company, row: EntryCodeRow): EntryCode {
  const code = ctx.tokens.derive('entry', row.id);
  const url = `${ctx.config.PUBLIC_URL}/reviews/${company.slug}?code=${code}`;
  return { id: row.id, kind: row.kind, label: row.label, code, url, createdAt: row.createdAt.toISOString() };
}

/** The company's living codes, newest first. */
export async function listEntryCodes(ctx: RequestContext, companyId: string): Promise<{ items: EntryCode[] }> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const rows = await tx
      .select()
      .from(entryCodes)
      .where(and(eq(entryCodes.companyId, companyId), isNull(entryCodes.revokedAt)))
      .orderBy(entryCodes.id);
    return { items: rows.reverse().map((row) => present(ctx, company, row)) };
  });
}

/** Makes a code. QR codes are a feature of a plan. @throws PlanLacksFeature */
export async function createEntryCode(
  ctx: RequestContext,
  companyId: string,
  input: CreateEntryCode,
): Promise<EntryCode> {
  return ctx.db.tenantTx(companyId, (tx) =>
    once(tx, { scope: `entry-codes:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      const company = await companyById(tx, companyId);
      if (!company) throw new CompanyNotFound();
      if (input.kind === 'qr') await requireFeature(ctx, tx, companyId, 'qr_codes');
      const now = await ctx.clock.now(tx);
      const [row] = await tx
        .insert(entryCodes)
        .values({ id: newId(), companyId, ...input, createdAt: now })
        .returning();
      if (!row) throw new Error('an entry code was not added');
      await audit(ctx, tx, 'entry_code.created', row.id, { kind: row.kind });
      return present(ctx, company, row);
    }),
  );
}

/** From now on the code opens nothing. @throws NotFound */
export async function revokeEntryCode(ctx: RequestContext, companyId: string, id: string): Promise<void> {
  await ctx.db.tenantTx(companyId, async (tx) => {
    const [revoked] = await tx
      .update(entryCodes)
      .set({ revokedAt: await ctx.clock.now(tx) })
      .where(and(eq(entryCodes.companyId, companyId), eq(entryCodes.id, id), isNull(entryCodes.revokedAt)))
      .returning({ id: entryCodes.id });
    if (!revoked) throw new NotFound();
    await audit(ctx, tx, 'entry_code.revoked', id);
  });
}

/** The code that a form carries, also a revoked one. @throws TokenInvalid */
export async function entryCodeOf(ctx: RequestContext, queries: Queries, code: string): Promise<EntryCodeRow> {
  const [row] = await queries
    .select()
    .from(entryCodes)
    .where(eq(entryCodes.id, ctx.tokens.subject(code)));
  if (!row) throw new TokenInvalid();
  ctx.tokens.verify('entry', code);
  return row;
}
