import { eq, sql } from 'drizzle-orm';
import type { Queries, Tx } from '../../../platform/db.ts';
import { newId } from '../../../kernel/ids.ts';
import { subscriptionEvents, subscriptionWarnings, subscriptions } from '../schema.ts';
import { trialOf } from './model.ts';
import type { Step } from './model.ts';
import type { Facts } from './transitions.ts';

type Row = typeof subscriptions.$inferSelect;

/** What an Enterprise contract agrees instead of the plan's numbers. */
export interface Contract {
  monthlyInvitations: number | null;
  contractPrice: number | null;
}

/** A subscription as stored. */
export interface Stored {
  facts: Facts;
  contract: Contract;
}

export function toStored(row: Row | undefined, companyCreatedAt: Date): Stored {
  if (!row) return { facts: trialOf(companyCreatedAt), contract: { monthlyInvitations: null, contractPrice: null } };
  const { nextPlan, nextTerm, nextPaid, renewsPlan, renewsTerm, monthlyInvitations, contractPrice } = row;
  const { plan, term, state, periodStart, periodEnd, upgradedFrom, cancelled, everPaid } = row;
  return {
    facts: {
      plan,
      term,
      state,
      periodStart,
      periodEnd,
      next: nextPlan && nextTerm ? { plan: nextPlan, term: nextTerm, paid: nextPaid } : null,
      renewsAs: renewsPlan && renewsTerm ? { plan: renewsPlan, term: renewsTerm } : null,
      upgradedFrom,
      cancelled,
      everPaid,
    },
    contract: { monthlyInvitations, contractPrice },
  };
}

/** The row of the company `c` as JSON, for queries that read it beside others. */
export const subscriptionJson = sql`
  (select row_to_json(s) from (
    select company_id as "companyId", plan, term, state, period_start as "periodStart", period_end as "periodEnd",
      next_plan as "nextPlan", next_term as "nextTerm", next_paid as "nextPaid", renews_plan as "renewsPlan",
      renews_term as "renewsTerm", upgraded_from as "upgradedFrom", cancelled, ever_paid as "everPaid",
      monthly_invitations as "monthlyInvitations", contract_price as "contractPrice", due_at as "dueAt"
    from engine.subscriptions where company_id = c.id) as s) as subscription`;

/** What `subscriptionJson` reads; null if the company has never had a plan. */
export type SubscriptionJson =
  | (Omit<Row, 'periodStart' | 'periodEnd'> & { periodStart: string; periodEnd: string })
  | null;

export const fromJson = (row: SubscriptionJson, companyCreatedAt: Date): Stored =>
  toStored(
    row ? { ...row, periodStart: new Date(row.periodStart), periodEnd: new Date(row.periodEnd) } : undefined,
    companyCreatedAt,
  );

const toRow = ({ next, renewsAs, ...facts }: Facts) => ({
  ...facts,
  nextPlan: next?.plan ?? null,
  nextTerm: next?.term ?? null,
  nextPaid: next?.paid ?? false,
  renewsPlan: renewsAs?.plan ?? null,
  renewsTerm: renewsAs?.term ?? null,
});

interface Created {
  id: string;
  createdAt: Date;
}

export async function readSubscription(queries: Queries, { id, createdAt }: Created): Promise<Stored> {
  const [row] = await queries.select().from(subscriptions).where(eq(subscriptions.companyId, id));
  return toStored(row, createdAt);
}

/** Locks the company's subscription, which begins as a trial. Whatever changes it or its charges locks it first. */
export async function lockSubscription(tx: Tx, { id, createdAt }: Created): Promise<Stored> {
  const begun = trialOf(createdAt);
  await tx
    .insert(subscriptions)
    .values({ companyId: id, ...toRow(begun), dueAt: begun.periodStart })
    .onConflictDoNothing();
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.companyId, id)).for('update');
  return toStored(row, createdAt);
}

export async function saveFacts(tx: Tx, companyId: string, facts: Facts, dueAt: Date | null): Promise<void> {
  await tx
    .update(subscriptions)
    .set({ ...toRow(facts), dueAt })
    .where(eq(subscriptions.companyId, companyId));
}

export async function saveContract(tx: Tx, companyId: string, contract: Contract): Promise<void> {
  await tx.update(subscriptions).set(contract).where(eq(subscriptions.companyId, companyId));
}

/** Appends what has happened. */
export async function addEvents(
  tx: Tx,
  companyId: string,
  steps: readonly Step[],
  by: { actor: string; reason?: string | undefined },
): Promise<void> {
  if (steps.length === 0) return;
  await tx.insert(subscriptionEvents).values(
    steps.map(({ facts: { plan, term, periodEnd }, event, at }) => ({
      id: newId(),
      companyId,
      type: event,
      actor: by.actor,
      reason: by.reason ?? null,
      plan,
      term,
      periodEnd,
      at,
    })),
  );
}

/** Companies whose subscriptions have something due, the longest due first; those that others have locked are skipped. */
export async function lockDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const { rows } = await tx.execute<{ company_id: string }>(sql`
    select company_id from engine.subscriptions where due_at <= ${now.toISOString()}
    order by due_at limit ${limit} for update skip locked`);
  return rows.map((row) => row.company_id);
}

/** Has what failed looked at again in an hour. */
export async function postpone(tx: Tx, companyId: string): Promise<void> {
  await tx.execute(sql`
    update engine.subscriptions set due_at = engine.app_now() + interval '1 hour' where company_id = ${companyId}`);
}

/** Notes that a company is warned of an end. @returns false if it has been already */
export async function addWarning(tx: Tx, companyId: string, periodEnd: Date, days: number): Promise<boolean> {
  const added = await tx
    .insert(subscriptionWarnings)
    .values({ companyId, periodEnd, days })
    .onConflictDoNothing()
    .returning({ days: subscriptionWarnings.days });
  return added.length > 0;
}
