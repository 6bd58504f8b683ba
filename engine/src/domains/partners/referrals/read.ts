import { and, desc, eq, lt, or, sql } from 'drizzle-orm';
import type { PlanState, ReferredCompanies, ReferredCompany } from '@app/contracts/partners/partners';
import type { AppContext } from '../../../platform/context.ts';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { fromJson, subscriptionAt, subscriptionJson } from '../../billing/public.ts';
import type { SubscriptionJson } from '../../billing/public.ts';
import { ownerInvites } from '../../team/public.ts';
import { earnedByCompany } from '../commissions/read.ts';
import { callingPartner, partnerTx } from '../repo.ts';
import type { Partner } from '../repo.ts';
import { referrals } from '../schema.ts';

const PAGE = 50;

interface Known {
  id: string;
  name: string;
  plan: ReferredCompany['plan'];
  planState: PlanState;
  /** The partner still owns it. */
  own: boolean;
}

/** Name and plan of companies: all that a partner may know of them, by their ids. */
export async function plansOf(app: AppContext, partner: Partner, ids: readonly string[]): Promise<Map<string, Known>> {
  if (ids.length === 0) return new Map();
  return app.db.tx(async (tx) => {
    const now = await app.clock.now(tx);
    const { rows } = await tx.execute<{
      id: string;
      name: string;
      time_zone: string;
      created_at: string;
      own: boolean;
      subscription: SubscriptionJson;
    }>(sql`
      select c.id, c.name, c.time_zone, c.created_at, ${subscriptionJson}, exists (
        select 1 from engine.company_members m
        where m.company_id = c.id and m.user_id = ${partner.userId} and m.role = 'owner') as own
      from engine.companies c where c.id = any(${sql.param([...ids])}::uuid[])`);
    return new Map(
      rows.map(({ id, name, own, time_zone: zone, created_at: createdAt, subscription }) => {
        const stored = fromJson(subscription, new Date(createdAt));
        const { plan, state } = subscriptionAt(stored, now, zone);
        const ends = stored.facts.cancelled && state !== 'suspended';
        return [id, { id, name, own, plan, planState: ends ? 'cancelled' : state }];
      }),
    );
  });
}

/** Plan states of all companies that count for the partner. */
export async function referredCompanies(app: AppContext, partner: Partner): Promise<Known[]> {
  const rows = await partnerTx(app, partner.id, (tx) =>
    tx.select({ id: referrals.companyId }).from(referrals).where(mine(partner.id)),
  );
  const ids = rows.map(({ id }) => id);
  return [...(await plansOf(app, partner, ids)).values()];
}

const mine = (partnerId: string) => and(eq(referrals.partnerId, partnerId), eq(referrals.state, 'active'));

/** A page of the companies that the caller has referred. */
export async function listReferred(ctx: RequestContext, cursor: string | undefined): Promise<ReferredCompanies> {
  const partner = await callingPartner(ctx);
  const after = cursor === undefined ? undefined : decodeCursor(cursor);
  const { rows, sums } = await partnerTx(ctx, partner.id, async (tx) => {
    const found = await tx
      .select({ id: referrals.companyId, since: referrals.since, source: referrals.source })
      .from(referrals)
      .where(
        and(
          mine(partner.id),
          after &&
            or(lt(referrals.since, after.at), and(eq(referrals.since, after.at), lt(referrals.companyId, after.id))),
        ),
      )
      .orderBy(desc(referrals.since), desc(referrals.companyId))
      .limit(PAGE + 1);
    return {
      rows: found,
      sums: await earnedByCompany(tx, { companyIds: found.map(({ id }) => id), partnerId: partner.id }),
    };
  });
  const page = rows.slice(0, PAGE);
  const known = await plansOf(
    ctx,
    partner,
    page.map(({ id }) => id),
  );
  const created = page.filter(({ id, source }) => source === 'created' && known.get(id)?.own);
  const invites = await ownerInvites(
    ctx,
    created.map(({ id }) => id),
  );
  const last = page.at(-1);
  return {
    items: page.flatMap(({ id, since }): ReferredCompany[] => {
      const company = known.get(id);
      if (!company) return [];
      const { name, plan, planState } = company;
      return [
        {
          id,
          name,
          joinedAt: since.toISOString(),
          plan,
          planState,
          commissions: sums.get(id) ?? [],
          handOver: invites.get(id) ?? null,
        },
      ];
    }),
    nextCursor: rows.length > PAGE && last ? encodeCursor({ at: last.since, id: last.id }) : null,
  };
}
