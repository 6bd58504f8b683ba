import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CaseDecision, CaseKind, DecisionGround } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { moderationCases } from '../schema.ts';
import type { DecisionPlan } from '../schema.ts';

export type Case = typeof moderationCases.$inferSelect;

export interface NewCase {
  companyId: string;
  kind: CaseKind;
  /** What it is about: one of the two, or both for an appeal or a photo of a review. */
  reviewId?: string | null;
  subjectId?: string | null;
  revision?: number | null;
  priority: number;
  /** When the decision is due. */
  dueAt?: Date | null;
  /** The staff member who must not decide it. */
  notBy?: string | null;
}

/** Opens a case, or updates the undecided one about the same subject, whose text may have been edited. @returns its id. */
export async function openCase(tx: Tx, newCase: NewCase, at: Date): Promise<string> {
  const {
    companyId,
    kind,
    reviewId = null,
    subjectId = null,
    revision = null,
    priority,
    dueAt = null,
    notBy = null,
  } = newCase;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into engine.moderation_cases (id, company_id, kind, review_id, revision, subject_id, priority, opened_at, due_at, not_by)
    values (${newId()}, ${companyId}, ${kind}, ${reviewId}, ${revision}, ${subjectId}, ${priority},
      ${at.toISOString()}::timestamptz, ${dueAt?.toISOString() ?? null}::timestamptz, ${notBy})
    on conflict (kind, coalesce(subject_id, review_id, company_id)) where decided_at is null
    do update set revision = excluded.revision, priority = excluded.priority,
      due_at = least(engine.moderation_cases.due_at, excluded.due_at)
    returning id`);
  const [row] = rows;
  if (!row) throw new Error('case was not inserted');
  return row.id;
}

export async function caseById(queries: Queries, id: string): Promise<Case | undefined> {
  const [found] = await queries.select().from(moderationCases).where(eq(moderationCases.id, id));
  return found;
}

export async function lockCase(tx: Tx, id: string): Promise<Case | undefined> {
  const [found] = await tx.select().from(moderationCases).where(eq(moderationCases.id, id)).for('update');
  return found;
}

/** Undecided cases of these kinds about a review, locked. Lock the review before. */
export function lockOpenCases(tx: Tx, reviewId: string, kinds: CaseKind[]): Promise<Case[]> {
  return tx
    .select()
    .from(moderationCases)
    .where(
      and(
        eq(moderationCases.reviewId, reviewId),
        inArray(moderationCases.kind, kinds),
        isNull(moderationCases.decidedAt),
      ),
    )
    .orderBy(moderationCases.id)
    .for('update');
}

export interface Settlement {
  decision: CaseDecision | null;
  decidedBy: string;
  ground?: DecisionGround | null;
  note?: string | null;
}

const UNCLAIMED = { claimedBy: null, claimedUntil: null, claimedName: null } as const;
const UNPLANNED = { planId: null, planDueAt: null, plan: null } as const;

/** Closes cases; a settlement without a decision means that nothing was left to decide. */
export async function settleCases(tx: Tx, ids: string[], settlement: Settlement, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(moderationCases)
    .set({ ...settlement, decidedAt: at, ...UNCLAIMED, ...UNPLANNED })
    .where(and(inArray(moderationCases.id, ids), isNull(moderationCases.decidedAt)));
}

/** Reserves these cases for staff members other than `staffId`. */
export async function excludeFromCases(tx: Tx, ids: string[], staffId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(moderationCases)
    .set({ notBy: staffId, ...UNCLAIMED, ...UNPLANNED })
    .where(inArray(moderationCases.id, ids));
}

interface Claim {
  staff: StaffMember;
  minutes: number;
  /** Also from a colleague. */
  takeOver: boolean;
}

/** Claims the case for some minutes. @returns false if another staff member has claimed it. */
export async function tryClaimCase(
  tx: Tx,
  id: string,
  { staff, minutes, takeOver }: Claim,
  now: Date,
): Promise<boolean> {
  const { staffId, name } = staff;
  const { rowCount } = await tx.execute(sql`
    update engine.moderation_cases
    set claimed_by = ${staffId}, claimed_name = ${name},
      claimed_until = ${now.toISOString()}::timestamptz + make_interval(mins => ${minutes})
    where id = ${id} and decided_at is null
      and (${takeOver} or claimed_by is null or claimed_by = ${staffId} or claimed_until <= ${now.toISOString()}::timestamptz)`);
  return (rowCount ?? 0) > 0;
}

/** Ends the staff member's own claim. @returns false if they have none */
export async function releaseClaim(tx: Tx, id: string, staffId: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(moderationCases)
    .set(UNCLAIMED)
    .where(and(eq(moderationCases.id, id), eq(moderationCases.claimedBy, staffId)));
  return (rowCount ?? 0) > 0;
}

/** Leaves the case to administrators, with the highest priority. */
export async function escalate(
  tx: Tx,
  id: string,
  { by, note }: { by: string; note: string },
  at: Date,
): Promise<void> {
  await tx
    .update(moderationCases)
    .set({ escalatedAt: at, escalatedBy: by, escalationNote: note, priority: ESCALATED_PRIORITY, ...UNCLAIMED })
    .where(eq(moderationCases.id, id));
}
const ESCALATED_PRIORITY = 2_000;

export async function planDecision(
  tx: Tx,
  id: string,
  plan: { planId: string; planDueAt: Date; plan: DecisionPlan },
): Promise<void> {
  await tx.update(moderationCases).set(plan).where(eq(moderationCases.id, id));
}

/** Takes plans back, of one staff member. @returns the cases that are in the queue again */
export async function dropPlans(tx: Tx, planId: string, staffId: string): Promise<string[]> {
  const rows = await tx
    .update(moderationCases)
    .set(UNPLANNED)
    .where(
      and(
        eq(moderationCases.planId, planId),
        isNull(moderationCases.decidedAt),
        sql`${moderationCases.plan} -> 'staff' ->> 'staffId' = ${staffId}`,
      ),
    )
    .returning({ id: moderationCases.id });
  return rows.map(({ id }) => id);
}

/** A plan that cannot be applied: the case goes back to the queue. */
export async function dropPlan(tx: Tx, id: string, planId: string): Promise<void> {
  await tx
    .update(moderationCases)
    .set(UNPLANNED)
    .where(and(eq(moderationCases.id, id), eq(moderationCases.planId, planId)));
}
