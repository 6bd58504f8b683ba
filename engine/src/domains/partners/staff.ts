import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import type { SetReferral, StaffPartner, StaffPartners } from '@app/contracts/partners/staff';
import { ValidationFailed } from '../../kernel/errors.ts';
import { audit } from '../../platform/audit.ts';
import { decodeCursor, encodeCursor } from '../../platform/cursor.ts';
import type { RequestContext } from '../../platform/route.ts';
import { CompanyNotFound, lockCompany } from '../companies/public.ts';
import { partnerById } from './repo.ts';
import { partners, referrals } from './schema.ts';

const PAGE = 50;

/** Partners, the newest first. */
export async function listPartners(
  ctx: RequestContext,
  { words, cursor }: { words?: string | undefined; cursor?: string | undefined },
): Promise<StaffPartners> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
  const like = words && `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await ctx.db.queries
    .select({
      partner: partners,
      email: sql<string>`(select email from engine.users u where u.id = ${partners.userId})`,
      companies: sql<number>`(
        select count(*)::int from engine.referrals r where r.partner_id = ${partners.id} and r.state = 'active')`,
    })
    .from(partners)
    .where(
      and(
        before ? lt(partners.id, before) : undefined,
        like
          ? or(
              ilike(partners.businessName, like),
              ilike(partners.taxNumber, like),
              sql`exists (select 1 from engine.users u where u.id = ${partners.userId} and u.email ilike ${like})`,
            )
          : undefined,
      ),
    )
    .orderBy(desc(partners.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = page.at(-1)?.partner;
  return {
    items: page.map(({ partner, email, companies }): StaffPartner => {
      const { id, businessName, country, taxNumber, website, iban, currency, createdAt } = partner;
      const since = createdAt.toISOString();
      return { id, businessName, country, taxNumber, website, iban, currency, email, since, companies };
    }),
    nextCursor: rows.length > PAGE && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** Corrects who has referred a company, from the next paid invoice on; what was earned stays whose it is. */
export async function setReferral(
  ctx: RequestContext,
  companyId: string,
  { partnerId, reason }: SetReferral,
): Promise<void> {
  await ctx.db.tx(async (tx) => {
    if (!(await lockCompany(tx, companyId))) throw new CompanyNotFound();
    if (partnerId !== null && !(await partnerById(tx, partnerId)))
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
