import { sql } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import type { AppealSide, StatementOfReasons } from '@app/contracts/moderation';
import type { AppContext } from '../../platform/context.ts';
import type { Queries } from '../../platform/db.ts';
import { TokenInvalid } from '../../platform/tokens.ts';
import { appealById, appealsOf } from './appeal-repo.ts';
import type { Appeal } from './appeal-repo.ts';
import { caseById } from './case-repo.ts';
import { mayAppeal } from './model.ts';
import type { AppealFacts } from './model.ts';
import { asLocale, authorOf } from './people.ts';
import { reportById } from './report-repo.ts';
import { dismissalOf, statementById } from './statement-repo.ts';
import type { Statement } from './statement-repo.ts';

/** A statement as one of those concerned holds its link. */
export interface HeldStatement {
  statement: Statement;
  side: AppealSide;
  /** The reporter's own report. */
  reportId: string | null;
  locale: Locale;
}

/** What a link opens: the author's names the statement, a reporter's his report. @throws TokenInvalid */
export async function statementOfToken(app: AppContext, queries: Queries, token: string): Promise<HeldStatement> {
  const id = app.tokens.subject(token);
  const statement = await statementById(queries, id);
  // Those for companies have no page: what can be done about them is done in the panel.
  if (statement?.addressee === 'merchant') throw new TokenInvalid();
  if (statement) {
    app.tokens.verify('statement', token, statement.tokenVersion);
    const author = await authorOf(queries, statement.reviewId);
    return { statement, side: 'author', reportId: null, locale: author?.language ?? 'en' };
  }
  app.tokens.verify('report', token);
  const report = await reportById(queries, id);
  const dismissal = report && (await dismissalOf(queries, report.reviewId, report.at));
  if (!report || !dismissal) throw new TokenInvalid();
  const side = report.side === 'merchant' ? 'merchant' : 'reporter';
  return { statement: dismissal, side, reportId: report.id, locale: asLocale(report.language) };
}

interface TextRow extends Record<string, unknown> {
  slug: string;
  name: string;
  grade: Grade;
  body: string;
  submittedAt: string;
  reviewState: AppealFacts['reviewState'];
  erased: boolean;
  /** Null when its author has written another since. */
  revisionState: AppealFacts['revisionState'];
  photoRestorable: boolean;
}

async function textOf(queries: Queries, { reviewId, revision, caseId }: Statement): Promise<TextRow> {
  const { rows } = await queries.execute<TextRow>(sql`
    select c.slug, c.name, v.grade, v.body, r.submitted_at as "submittedAt", r.state as "reviewState",
      r.erased_at is not null as erased,
      case when v.revision = (select max(revision) from engine.review_revisions where review_id = r.id) then v.state end as "revisionState",
      exists (
        select 1 from engine.moderation_cases m join engine.review_photos p on p.id = m.subject_id
        where m.id = ${caseId} and p.state = 'removed' and p.removed_by = 'moderator' and p.removed_at is not null) as "photoRestorable"
    from engine.reviews r
    join engine.companies c on c.id = r.company_id
    join engine.review_revisions v on v.review_id = r.id and v.revision = ${revision}
    where r.id = ${reviewId}`);
  const [row] = rows;
  if (!row) throw new TokenInvalid();
  return row;
}

/** Whether the statement comes from a second person's decision about an appeal of this side: then it is the last. */
export async function isFinal(queries: Queries, { caseId }: Statement, side: AppealSide): Promise<boolean> {
  const of = caseId ? await caseById(queries, caseId) : undefined;
  if (of?.kind !== 'appeal' || of.notBy === null || !of.subjectId) return false;
  const appeal = await appealById(queries, of.subjectId);
  return (appeal?.side === 'author') === (side === 'author');
}

export interface StatementFacts {
  text: TextRow;
  own: Appeal | undefined;
  mayAppeal: boolean;
}

/** What the holder of the link may still do. */
export async function factsOf(
  queries: Queries,
  { statement, side }: Pick<HeldStatement, 'statement' | 'side'>,
  now: Date,
): Promise<StatementFacts> {
  const text = await textOf(queries, statement);
  const appeals = await appealsOf(queries, statement.reviewId, side);
  const own = appeals.find(({ statementId }) => statementId === statement.id);
  const facts: AppealFacts = {
    ...{ side, effect: statement.effect, statedAt: statement.at, ...text },
    final: await isFinal(queries, statement, side),
    appealed: own !== undefined || appeals.some(({ state, decidedAt }) => state === 'open' && decidedAt === null),
  };
  return { text, own, mayAppeal: mayAppeal(facts, now) };
}

/** The page behind the link of a statement. @throws TokenInvalid */
export async function showStatement(app: AppContext, token: string): Promise<StatementOfReasons> {
  return app.db.tx(async (tx) => {
    const held = await statementOfToken(app, tx, token);
    const { statement, side, locale } = held;
    const { text, own, mayAppeal: canAppeal } = await factsOf(tx, held, await app.clock.now(tx));
    // A reporter reads what everybody reads.
    const readable = side === 'author' || text.reviewState === 'published' || text.reviewState === 'in_mediation';
    return {
      side,
      company: { slug: text.slug, name: text.name },
      ...{ effect: statement.effect, ground: statement.ground, rules: statement.rules },
      ...{ decidedBy: statement.decidedBy, at: statement.at.toISOString() },
      review: {
        grade: text.grade,
        body: readable && text.body !== '' ? text.body : null,
        submittedAt: new Date(text.submittedAt).toISOString(),
      },
      appeal: own
        ? { state: own.state, at: own.at.toISOString(), decidedAt: own.decidedAt?.toISOString() ?? null }
        : null,
      canAppeal,
      locale,
    };
  });
}
