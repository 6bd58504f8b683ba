import { and, desc, eq, lt, or } from 'drizzle-orm';
import type { CompanyReferral, SetReferral, StaffReferredCompanies } from '@app/contracts/partners/staff';
import { NotFound, ValidationFailed } from '../../../kernel/errors.ts';
import { audit } from '../../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { CompanyNotFound, companyHead, lockCompany } from '../../companies/public.ts';
import { earnedByCompany } from '../commissions/read.ts';
import { plansOf } from '../referrals/read.ts';
import { partnerById } from '../repo.ts';
import { partners, referrals } from '../schema.ts';

const PAGE = 50;

/** A page of the companies that a partner has referred, also those that count for nothing. @throws NotFound */
export async function listReferredBy(
  ctx: RequestContext,
  partnerId: string,
  cursor: string | undefined,
): Promise<StaffReferredCompanies> {
  const { queries } = ctx.db;
  const partner = await partnerById(queries, partnerId);
  if (!partner) throw new NotFound();
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const rows = await queries
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.partnerId, partnerId),
        after &&
          or(lt(referrals.since, after.at), and(eq(referrals.since, after.at), lt(referrals.companyId, after.id))),
      ),
    )
    .orderBy(desc(referrals.since), desc(referrals.companyId))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const ids = page.map(({ companyId }) => companyId);
  const [known, sums] = await Promise.all([
    plansOf(ctx, partner, ids),
    earnedByCompany(queries, { companyIds: ids, partnerId }),
  ]);
  const last = page.at(-1);
  return {
    items: page.flatMap(({ companyId, since, source, refusal, note }) => {
      const company = known.get(companyId);
      if (!company) return [];
      const { id, name, plan, planState } = company;
      const commissions = sums.get(id) ?? [];
      return [{ id, name, joinedAt: since.toISOString(), plan, planState, commissions, source, refusal, note }];
    }),
    nextCursor: rows.length > PAGE && last ? encodeCursor({ at: last.since, id: last.companyId }) : null,
  };
}

/** Who has referred a company. @throws CompanyNotFound */
export async function referralOf(ctx: RequestContext, companyId: string): Promise<CompanyReferral> {
  if (!(await companyHead(ctx.db.queries, companyId))) throw new CompanyNotFound();
  const [found] = await ctx.db.queries
    .select({ referral: referrals, businessName: partners.businessName })
    .from(referrals)
    .innerJoin(partners, eq(partners.id, referrals.partnerId))
    .where(eq(referrals.companyId, companyId));
  if (!found) return { referral: null };
  const { partnerId, source, refusal, note, since } = found.referral;
  const { businessName } = found;
  return { referral: { partnerId, businessName, source, refusal, note, since: since.toISOString() } };
}

/** Corrects who has referred a company, from the next paid invoice on; what was earned stays whose it is. */
export async function setReferral(
  ctx: RequestContext,
  companyId: string,
  { partnerId, reason }: SetReferral,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new CompanyNotFound();
    const partner = partnerId === null ? null : await partnerById(tx, partnerId);
    if (partner === undefined || partner?.closedAt)
      throw new ValidationFailed({}, [{ path: 'partnerId', code: 'invalid' }]);
    const since = await ctx.clock.now(tx);
    const set = { source: 'staff', since, note: reason } as const;
    if (partnerId === null)
      await tx
        .update(referrals)
        .set({ ...set, state: 'refused', refusal: 'staff' })
        .where(eq(referrals.companyId, companyId));
    else {
      const row = { ...set, partnerId, state: 'active', refusal: null } as const;
      await tx
        .insert(referrals)
        .values({ ...row, companyId })
        .onConflictDoUpdate({ target: referrals.companyId, set: row });
    }
    await audit(ctx, tx, 'partner.referral_changed', companyId, { partnerId: partnerId ?? 'none' });
  });
}
