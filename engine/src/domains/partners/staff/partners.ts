import { and, desc, eq, ilike, lt, or, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type {
  StaffPartner,
  StaffPartnerDetail,
  StaffPartners,
  StaffPartnersQuery,
} from '@app/contracts/partners/staff';
import type { Commissions } from '@app/contracts/partners/commissions';
import { NotFound } from '../../../kernel/errors.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { commissionsOf, earnedBy, presentCommissions } from '../commissions/read.ts';
import { balancesOf } from '../payouts/read.ts';
import { currentCode, partnerById } from '../repo.ts';
import type { Partner } from '../repo.ts';
import { partners } from '../schema.ts';

const PAGE = 50;

const SHOWN = {
  partner: partners,
  email: sql<string | null>`(select email from engine.users u where u.id = ${partners.userId})`,
  companies: sql<number>`(
    select count(*)::int from engine.referrals r where r.partner_id = ${partners.id} and r.state = 'active')`,
};

interface Shown {
  partner: Partner;
  email: string | null;
  companies: number;
}

function present({ partner, email, companies }: Shown): StaffPartner {
  const { id, businessName, country, taxNumber, website, iban, currency, createdAt, blockedAt, blockedReason } =
    partner;
  const closedAt = partner.closedAt?.toISOString() ?? null;
  const times = { since: createdAt.toISOString(), blockedAt: blockedAt?.toISOString() ?? null, closedAt };
  return { id, businessName, country, taxNumber, website, iban, currency, email, ...times, blockedReason, companies };
}

/** Partners, the newest first. */
export async function listPartners(
  ctx: RequestContext,
  { words, cursor }: z.infer<typeof StaffPartnersQuery>,
): Promise<StaffPartners> {
  const before = cursor === undefined ? undefined : decodeCursor(cursor).id;
  const like = words && `%${words.replaceAll(/[\\%_]/g, '\\$&')}%`;
  const rows = await ctx.db.queries
    .select(SHOWN)
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
    items: page.map(present),
    nextCursor: rows.length > PAGE && last ? encodeCursor({ at: last.createdAt, id: last.id }) : null,
  };
}

/** A partner with its code and what it has earned. @throws NotFound */
export async function readPartner({ db: { queries } }: RequestContext, id: string): Promise<StaffPartnerDetail> {
  const [found] = await queries.select(SHOWN).from(partners).where(eq(partners.id, id));
  if (!found) throw new NotFound();
  const [code, earned, balances] = await Promise.all([
    currentCode(queries, id),
    earnedBy(queries, id),
    balancesOf(queries, id),
  ]);
  return { ...present(found), code, earned, balances };
}

/** A page of a partner’s commissions, for staff. @throws NotFound */
export async function listCommissionsOf(
  { db: { queries } }: RequestContext,
  id: string,
  cursor: string | undefined,
): Promise<Commissions> {
  if (!(await partnerById(queries, id))) throw new NotFound();
  const { rows, nextCursor } = await commissionsOf(queries, id, cursor);
  return { items: await presentCommissions(queries, rows), nextCursor };
}
