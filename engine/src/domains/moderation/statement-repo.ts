import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DecisionGround } from '@app/contracts/moderation';
import { newId } from '../../kernel/ids.ts';
import type { Queries, Tx } from '../../platform/db.ts';
import { screeningFindings, statementsOfReasons } from './schema.ts';

export type Statement = typeof statementsOfReasons.$inferSelect;

export interface NewStatement {
  companyId: string;
  reviewId: string;
  revision: number;
  /** Null: no case led to it. */
  caseId: string | null;
  effect: Statement['effect'];
  ground: DecisionGround;
  rules: string[];
  /** The moderator who decided; null: the machine, or the seller. */
  staffId: string | null;
  decidedBy?: Statement['decidedBy'];
  addressee?: Statement['addressee'];
}

/** @returns its id. */
export async function addStatement(tx: Tx, statement: NewStatement, at: Date): Promise<string> {
  const id = newId();
  const decidedBy = statement.staffId === null ? ('screening' as const) : ('moderator' as const);
  await tx.insert(statementsOfReasons).values({ decidedBy, ...statement, id, at });
  return id;
}

export async function statementById(queries: Queries, id: string): Promise<Statement | undefined> {
  const [found] = await queries.select().from(statementsOfReasons).where(eq(statementsOfReasons.id, id));
  return found;
}

/** Whether the seller's withdrawal of the review has its statement. */
export async function withdrawalStated(queries: Queries, reviewId: string): Promise<boolean> {
  const found = await queries
    .select({ id: statementsOfReasons.id })
    .from(statementsOfReasons)
    .where(and(eq(statementsOfReasons.reviewId, reviewId), eq(statementsOfReasons.decidedBy, 'merchant')));
  return found.length > 0;
}

/** The statement by which a report made at `since` was dismissed. */
export async function dismissalOf(queries: Queries, reviewId: string, since: Date): Promise<Statement | undefined> {
  const [found] = await queries
    .select()
    .from(statementsOfReasons)
    .where(
      and(
        eq(statementsOfReasons.reviewId, reviewId),
        eq(statementsOfReasons.effect, 'kept'),
        gte(statementsOfReasons.at, since),
      ),
    )
    .orderBy(asc(statementsOfReasons.at), asc(statementsOfReasons.id))
    .limit(1);
  return found;
}

/** Who decided last about a review since then, if a person has: an appeal is for another one. */
export async function lastModerator(queries: Queries, reviewId: string, since: Date): Promise<string | null> {
  const [found] = await queries
    .select({ staffId: statementsOfReasons.staffId })
    .from(statementsOfReasons)
    .where(
      and(
        eq(statementsOfReasons.reviewId, reviewId),
        eq(statementsOfReasons.addressee, 'author'),
        isNotNull(statementsOfReasons.staffId),
        gte(statementsOfReasons.at, since),
      ),
    )
    .orderBy(desc(statementsOfReasons.at), desc(statementsOfReasons.id))
    .limit(1);
  return found?.staffId ?? null;
}

/**
 * Rules that found something in a revision of a review, or in the company's answer that waited in a case: those that hold
 * first.
 */
export async function rulesOf(
  queries: Queries,
  reviewId: string,
  text: { revision: number } | { answerCase: string },
): Promise<string[]> {
  const found =
    'revision' in text
      ? and(eq(screeningFindings.revision, text.revision), isNull(screeningFindings.caseId))
      : eq(screeningFindings.caseId, text.answerCase);
  return namesOf(queries, and(eq(screeningFindings.reviewId, reviewId), found));
}

/** The same of a question about a product, or of the answer to one, that waited in a case. */
export const rulesOfCase = (queries: Queries, caseId: string): Promise<string[]> =>
  namesOf(queries, eq(screeningFindings.caseId, caseId));

async function namesOf(queries: Queries, found: SQL | undefined): Promise<string[]> {
  const rows = await queries
    .select({ rule: screeningFindings.rule, holds: sql<boolean>`bool_or(${screeningFindings.weight} = 'hold')` })
    .from(screeningFindings)
    .where(found)
    .groupBy(screeningFindings.rule)
    .orderBy(desc(sql`2`), screeningFindings.rule);
  return rows.map(({ rule }) => rule);
}
