import { and, asc, desc, eq, gte, isNotNull, isNull, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { DecisionGround } from '@app/contracts/moderation';
import { newId } from '../../../kernel/ids.ts';
import type { Queries, Tx } from '../../../platform/db.ts';
import { screeningFindings, statementsOfReasons } from '../schema.ts';

export type Statement = typeof statementsOfReasons.$inferSelect;

export interface NewStatement {
  companyId: string;
  reviewId: string;
  revision: number;
  /** Null without a case. */
  caseId: string | null;
  effect: Statement['effect'];
  ground: DecisionGround;
  rules: string[];
  /** The moderator who decided; null for screening or the seller. */
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

/** Whether the seller's withdrawal of the review has been stated. */
export async function hasWithdrawalStatement(queries: Queries, reviewId: string): Promise<boolean> {
  const found = await queries
    .select({ id: statementsOfReasons.id })
    .from(statementsOfReasons)
    .where(and(eq(statementsOfReasons.reviewId, reviewId), eq(statementsOfReasons.decidedBy, 'merchant')));
  return found.length > 0;
}

/** The statement that dismissed a report made at `since`. */
export async function dismissalStatement(
  queries: Queries,
  reviewId: string,
  since: Date,
): Promise<Statement | undefined> {
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

/** The last moderator who has decided about a review since then; an appeal goes to another one. */
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

/** Ids of the rules with findings in a revision of a review; those that hold come first. */
export const rulesOfRevision = (queries: Queries, reviewId: string, revision: number): Promise<string[]> =>
  ruleIds(
    queries,
    and(
      eq(screeningFindings.reviewId, reviewId),
      eq(screeningFindings.revision, revision),
      isNull(screeningFindings.caseId),
    ),
  );

/** The same for the company's answer to a review that was held in a case. */
export const rulesOfAnswerCase = (queries: Queries, reviewId: string, caseId: string): Promise<string[]> =>
  ruleIds(queries, and(eq(screeningFindings.reviewId, reviewId), eq(screeningFindings.caseId, caseId)));

/** The same for a question about a product, or the answer to one, that was held in a case. */
export const rulesOfCase = (queries: Queries, caseId: string): Promise<string[]> =>
  ruleIds(queries, eq(screeningFindings.caseId, caseId));

async function ruleIds(queries: Queries, condition: SQL | undefined): Promise<string[]> {
  const rows = await queries
    .select({ rule: screeningFindings.rule, holds: sql<boolean>`bool_or(${screeningFindings.weight} = 'hold')` })
    .from(screeningFindings)
    .where(condition)
    .groupBy(screeningFindings.rule)
    .orderBy(desc(sql`2`), screeningFindings.rule);
  return rows.map(({ rule }) => rule);
}
