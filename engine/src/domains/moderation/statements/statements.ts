import { sql } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import type { AppealSide, StatementOfReasons } from '@app/contracts/moderation';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/db.ts';
import { TokenInvalid } from '../../../platform/tokens.ts';
import { appealById, appealsAbout } from '../appeals/appeal-repo.ts';
import type { Appeal } from '../appeals/appeal-repo.ts';
import { caseById } from '../cases/case-repo.ts';
import { mayAppeal } from '../appeals/appeal-eligibility.ts';
import type { AppealFacts } from '../appeals/appeal-eligibility.ts';
import { asLocale } from '../locale.ts';
import { reviewAuthor } from './review-author.ts';
import { reportById } from '../reports/report-repo.ts';
import { dismissalStatement, statementById } from './statement-repo.ts';
import type { Statement } from './statement-repo.ts';

/** A statement opened by the link of one of the sides. */
export interface LinkedStatement {
  statement: Statement;
  side: AppealSide;
  /** The report, if the side is a reporter's. */
  reportId: string | null;
  locale: Locale;
}

/** The statement of a link, whose token names the statement itself for an author, the report for a reporter. @throws TokenInvalid */
export async function statementByToken(app: AppContext, queries: Queries, token: string): Promise<LinkedStatement> {
  const id = app.tokens.subject(token);
  const statement = await statementById(queries, id);
  // Statements to companies have no page: companies act in the panel.
  if (statement?.addressee === 'merchant') throw new TokenInvalid();
  if (statement) {
    app.tokens.verify('statement', token, statement.tokenVersion);
    const author = await reviewAuthor(queries, statement.reviewId);
    return { statement, side: 'author', reportId: null, locale: author?.language ?? 'en' };
  }
  app.tokens.verify('report', token);
  const report = await reportById(queries, id);
  const dismissal = report && (await dismissalStatement(queries, report.reviewId, report.at));
  if (!report || !dismissal) throw new TokenInvalid();
  const side = report.side === 'merchant' ? 'merchant' : 'reporter';
  return { statement: dismissal, side, reportId: report.id, locale: asLocale(report.language) };
}

interface StatedText extends Record<string, unknown> {
  slug: string;
  name: string;
  grade: Grade;
  body: string;
  submittedAt: string;
  reviewState: AppealFacts['reviewState'];
  erased: boolean;
  /** Null if the author has written another text since. */
  revisionState: AppealFacts['revisionState'];
  photoRestorable: boolean;
}

async function statedText(queries: Queries, { reviewId, revision, caseId }: Statement): Promise<StatedText> {
  const { rows } = await queries.execute<StatedText>(sql`
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

/** Whether the statement is a second moderator's decision about an appeal of this side, and so the last one. */
export async function isFinal(queries: Queries, { caseId }: Statement, side: AppealSide): Promise<boolean> {
  const decided = caseId ? await caseById(queries, caseId) : undefined;
  if (decided?.kind !== 'appeal' || decided.notBy === null || !decided.subjectId) return false;
  const appeal = await appealById(queries, decided.subjectId);
  return (appeal?.side === 'author') === (side === 'author');
}

export interface AppealStatus {
  text: StatedText;
  /** This side's appeal against the statement. */
  own: Appeal | undefined;
  mayAppeal: boolean;
}

/** The statement's text, and whether this side has appealed or may do so. */
export async function appealStatus(
  queries: Queries,
  { statement, side }: Pick<LinkedStatement, 'statement' | 'side'>,
  now: Date,
): Promise<AppealStatus> {
  const text = await statedText(queries, statement);
  const appeals = await appealsAbout(queries, statement.reviewId, side);
  const own = appeals.find(({ statementId }) => statementId === statement.id);
  const facts: AppealFacts = {
    side,
    effect: statement.effect,
    statedAt: statement.at,
    ...text,
    final: await isFinal(queries, statement, side),
    appealed: own !== undefined || appeals.some(({ state, decidedAt }) => state === 'open' && decidedAt === null),
  };
  return { text, own, mayAppeal: mayAppeal(facts, now) };
}

/** The page behind the link of a statement. @throws TokenInvalid */
export async function showStatement(app: AppContext, token: string): Promise<StatementOfReasons> {
  return app.db.tx(async (tx) => {
    const linked = await statementByToken(app, tx, token);
    const { statement, side, locale } = linked;
    const { text, own, mayAppeal: canAppeal } = await appealStatus(tx, linked, await app.clock.now(tx));
    // Reporters see only what is public.
    const readable = side === 'author' || text.reviewState === 'published' || text.reviewState === 'in_mediation';
    return {
      side,
      company: { slug: text.slug, name: text.name },
      effect: statement.effect,
      ground: statement.ground,
      rules: statement.rules,
      decidedBy: statement.decidedBy,
      at: statement.at.toISOString(),
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
