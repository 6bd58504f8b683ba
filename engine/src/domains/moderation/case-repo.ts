import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { CaseDecision, CaseKind, DecisionGround } from '@app/contracts/moderation';
import { newId } from '../../kernel/ids.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { moderationCases } from './schema.ts';

export type Case = typeof moderationCases.$inferSelect;

export interface NewCase {
  companyId: string;
  kind: CaseKind;
  /** What it is about: one of the two, or both for an appeal, report or photo of a review. */
  reviewId?: string | null;
  subjectId?: string | null;
  revision?: number | null;
  priority: number;
  /** By when it is to be decided. */
  dueAt?: Date | null;
  /** Who must not decide it. */
  notBy?: string | null;
}

/**
 * Opens a case, or brings the one that waits for the same subject up to date: its text may have been edited since.
 * @returns its id.
 */
export async function openCase(tx: Tx, opened: NewCase, at: Date): Promise<string> {
  const {
    companyId,
    kind,
    reviewId = null,
    subjectId = null,
    revision = null,
    priority,
    dueAt = null,
    notBy = null,
  } = opened;
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into engine.moderation_cases (id, company_id, kind, review_id, revision, subject_id, priority, opened_at, due_at, not_by)
    values (${newId()}, ${companyId}, ${kind}, ${reviewId}, ${revision}, ${subjectId}, ${priority},
      ${at.toISOString()}::timestamptz, ${dueAt?.toISOString() ?? null}::timestamptz, ${notBy})
    on conflict (kind, coalesce(subject_id, review_id, company_id)) where decided_at is null
    do update set revision = excluded.revision, priority = excluded.priority,
      due_at = least(engine.moderation_cases.due_at, excluded.due_at)
    returning id`);
  const [row] = rows;
  if (!row) throw new Error('a case without a row');
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

/** Cases that wait about a review, of these kinds, locked. The review is locked before, always. */
export function waitingCases(tx: Tx, reviewId: string, kinds: CaseKind[]): Promise<Case[]> {
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

/** Ends cases. Without a decision: what they were about has gone another way. */
export async function settleCases(tx: Tx, ids: string[], settled: Settlement, at: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(moderationCases)
    .set({ ...settled, decidedAt: at, claimedBy: null, claimedUntil: null })
    .where(and(inArray(moderationCases.id, ids), isNull(moderationCases.decidedAt)));
}

/** From now on these wait for another staff member than `staffId`. */
export async function keepFrom(tx: Tx, ids: string[], staffId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(moderationCases)
    .set({ notBy: staffId, claimedBy: null, claimedUntil: null })
    .where(inArray(moderationCases.id, ids));
}

/** Takes the case for so many minutes, unless somebody else has it. */
export async function claimCase(tx: Tx, id: string, staffId: string, minutes: number, now: Date): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update engine.moderation_cases
    set claimed_by = ${staffId}, claimed_until = ${now.toISOString()}::timestamptz + make_interval(mins => ${minutes})
    where id = ${id} and decided_at is null
      and (claimed_by is null or claimed_by = ${staffId} or claimed_until <= ${now.toISOString()}::timestamptz)`);
  return (rowCount ?? 0) > 0;
}
