import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { CreateEntryCode, EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { NotFound, ValidationFailed } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { Queries, TenantTx } from '../../../platform/db.ts';
import { withIdempotency } from '../../../platform/idempotency.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { requirePlan } from '../../billing/public.ts';
import { CompanyNotFound, companyById } from '../../companies/public.ts';
import type { Company } from '../../companies/public.ts';
import { activeMarkets, allMarkets, resolveMarket } from '../../markets/public.ts';
import { entryCodes } from '../schema-company.ts';

export type EntryCodeRow = typeof entryCodes.$inferSelect;

type Counts = EntryCode['reviews'];
const NO_REVIEWS: Counts = { written: 0, published: 0 };

/** The code and its address; a path without a locale leads to the profile in the base locale. */
function present(
  ctx: RequestContext,
  company: Company,
  row: EntryCodeRow,
  { market = null, counts = NO_REVIEWS }: { market?: EntryCode['market'] | undefined; counts?: Counts | undefined },
): EntryCode {
  const code = ctx.tokens.derive('entry', row.id);
  const url = `${ctx.config.PUBLIC_URL}/reviews/${company.slug}?code=${code}`;
  const { id, kind, label, createdAt, revokedAt } = row;
  return {
    id,
    kind,
    label,
    market,
    code,
    url,
    createdAt: createdAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    reviews: counts,
  };
}

/** Reviews written with each code, by its id. */
async function countReviews(tx: TenantTx): Promise<Map<string, Counts>> {
  const { rows } = await tx.execute<{ id: string } & Counts>(sql`
    select c.id, n.* from engine.entry_codes c cross join lateral (
      select count(*)::int as written, count(*) filter (where state = 'published')::int as published
      from engine.reviews where entry_code_id = c.id) n
    where c.company_id = ${tx.companyId}`);
  return new Map(rows.map(({ id, written, published }) => [id, { written, published }]));
}

/** Newest first, revoked ones too. */
export async function listEntryCodes(ctx: RequestContext, companyId: string): Promise<{ items: EntryCode[] }> {
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    if (!company) throw new CompanyNotFound();
    const rows = await tx
      .select()
      .from(entryCodes)
      .where(eq(entryCodes.companyId, companyId))
      .orderBy(desc(entryCodes.id));
    const markets = new Map((await allMarkets(tx, companyId)).map(({ id, code, name }) => [id, { code, name }]));
    const counts = await countReviews(tx);
    return {
      items: rows.map((row) =>
        present(ctx, company, row, {
          market: row.marketId === null ? null : markets.get(row.marketId),
          counts: counts.get(row.id),
        }),
      ),
    };
  });
}

/** The market that a code is for; null is the main one. @throws ValidationFailed for an unknown one */
async function marketOf(tx: TenantTx, company: Company, named: string | undefined) {
  const found = resolveMarket(await activeMarkets(tx, company.id), company.website, named);
  if (found.ok) return found.market;
  throw new ValidationFailed({}, [
    { path: 'market', code: 'invalid_value', params: { values: found.known.join(', ') } },
  ]);
}

/** @throws PlanLacksFeature for a QR code; ValidationFailed for an unknown market */
export async function createEntryCode(
  ctx: RequestContext,
  companyId: string,
  input: CreateEntryCode,
): Promise<EntryCode> {
  return ctx.db.tenantTx(companyId, (tx) =>
    withIdempotency(tx, { scope: `entry-codes:${companyId}`, key: ctx.idempotencyKey, input }, async () => {
      const company = await companyById(tx, companyId);
      if (!company) throw new CompanyNotFound();
      if (input.kind === 'qr') await requirePlan(ctx, tx, companyId, 'entry_codes.create_qr');
      const { kind, label } = input;
      const market = await marketOf(tx, company, input.market);
      const now = await ctx.clock.now(tx);
      const [row] = await tx
        .insert(entryCodes)
        .values({ id: newId(), companyId, kind, label, marketId: market?.id ?? null, createdAt: now })
        .returning();
      if (!row) throw new Error('an entry code was not added');
      await audit(ctx, tx, 'entry_code.created', row.id, { kind: row.kind });
      return present(ctx, company, row, { market: market && { code: market.code, name: market.name } });
    }),
  );
}

/** A code of something else that the company has made, and that is in its audit log itself. @returns its id */
export async function addEntryCode(tx: TenantTx, code: Omit<CreateEntryCode, 'market'>, now: Date): Promise<string> {
  const id = newId();
  await tx.insert(entryCodes).values({ id, companyId: tx.companyId, ...code, createdAt: now });
  return id;
}

/** The same, if it is not closed yet. */
export async function closeEntryCode(tx: TenantTx, id: string, now: Date): Promise<void> {
  await tx
    .update(entryCodes)
    .set({ revokedAt: now })
    .where(and(eq(entryCodes.companyId, tx.companyId), eq(entryCodes.id, id), isNull(entryCodes.revokedAt)));
}

/** Whether a form can be opened with the code. */
export async function isEntryOpen(queries: Queries, id: string): Promise<boolean> {
  const rows = await queries
    .select({ id: entryCodes.id })
    .from(entryCodes)
    .where(and(eq(entryCodes.id, id), isNull(entryCodes.revokedAt)));
  return rows.length > 0;
}

/** @throws NotFound */
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

/** Also finds revoked codes. @throws TokenInvalid */
export async function findEntryCode(ctx: RequestContext, queries: Queries, token: string): Promise<EntryCodeRow> {
  const [row] = await queries
    .select()
    .from(entryCodes)
    .where(eq(entryCodes.id, ctx.tokens.subject(token)));
  if (!row) throw new TokenInvalid();
  ctx.tokens.verify('entry', token);
  return row;
}
