import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CaseDecision, CaseKind, DecisionGround } from '@app/contracts/moderation';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { moderationCases } from '../schema.ts';

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

/** Closes cases; a settlement without a decision means that nothing was left to decide. */
export async function settleCases(tx: Tx, ids: string[], settlement: Settlement, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(moderationCases)
    .set({ ...settlement, decidedAt: at, claimedBy: null, claimedUntil: null })
    .where(and(inArray(moderationCases.id, ids), isNull(moderationCases.decidedAt)));
}

/** Reserves these cases for staff members other than `staffId`. */
export async function excludeFromCases(tx: Tx, ids: string[], staffId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(moderationCases)
    .set({ notBy: staffId, claimedBy: null, claimedUntil: null })
    .where(inArray(moderationCases.id, ids));
}

/** Claims the case for some minutes. @returns false if another staff member has claimed it. */
export async function tryClaimCase(tx: Tx, id: string, staffId: string, minutes: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update engine.moderation_cases
    set claimed_by = ${staffId}, claimed_until = ${now.toISOString()}::timestamptz + make_interval(mins => ${minutes})
    where id = ${id} and decided_at is null
      and (claimed_by is null or claimed_by = ${staffId} or claimed_until <= ${now.toISOString()}::timestamptz)`);
  return (rowCount ?? 0) > 0;
}
