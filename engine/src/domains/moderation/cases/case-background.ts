import { sql } from 'drizzle-orm';
import type { CaseBackground } from '@app/contracts/moderating/desk-work';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { caseById } from './case-repo.ts';
import { CaseNotFound } from './claim-case.ts';

type AuthorReview = NonNullable<CaseBackground['author']>['reviews'][number];
type Decided = CaseBackground['company']['decided'][number];

const LAST = 10;
const EXCERPT = 160;

/** What is known of a case's author and company beyond the case. @throws CaseNotFound */
export async function caseBackground(app: AppContext, caseId: string): Promise<CaseBackground> {
  return app.db.tx(async (tx) => {
    const found = await caseById(tx, caseId);
    if (!found) throw new CaseNotFound();
    return {
      author: found.reviewId === null ? null : await authorOf(tx, found.reviewId),
      company: await companyOf(tx, found.companyId),
    };
  });
}

/** Other reviews of the same address; null once the address is erased. */
async function authorOf(tx: Tx, reviewId: string): Promise<CaseBackground['author']> {
  const { rows: known } = await tx.execute<{ email: string | null }>(
    sql`select lower(email) as email from engine.review_authors where review_id = ${reviewId}`,
  );
  const email = known[0]?.email;
  if (!email) return null;
  const { rows } = await tx.execute<AuthorReview & { total: number; refused: number; [column: string]: unknown }>(sql`
    select r.id, c.name as company, v.grade, r.state, r.language, left(v.body, ${EXCERPT}) as excerpt, r.submitted_at as at,
      count(*) over ()::int as total, (count(*) filter (where r.state in ('rejected', 'held')) over ())::int as refused
    from engine.review_authors a join engine.reviews r on r.id = a.review_id join engine.companies c on c.id = r.company_id
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    where lower(a.email) = ${email} and r.id <> ${reviewId}
    order by r.submitted_at desc, r.id limit ${LAST}`);
  return {
    total: rows[0]?.total ?? 0,
    refused: rows[0]?.refused ?? 0,
    reviews: rows.map(({ id, company, grade, state, language, excerpt, at }) => ({
      id,
      company,
      grade,
      state,
      language,
      excerpt,
      at: new Date(at).toISOString(),
    })),
  };
}

async function companyOf(tx: Tx, companyId: string): Promise<CaseBackground['company']> {
  const { rows } = await tx.execute<{ since: string; reviews: number; waiting: number }>(sql`
    select c.created_at as since,
      (select count(*)::int from engine.reviews r where r.company_id = c.id and r.state = 'published') as reviews,
      (select count(*)::int from engine.moderation_cases m where m.company_id = c.id and m.decided_at is null) as waiting
    from engine.companies c where c.id = ${companyId}`);
  const decided = await tx.execute<Decided & { [column: string]: unknown }>(sql`
    select kind, (count(*) filter (where decision = 'accept'))::int as accepted,
      (count(*) filter (where decision = 'refuse'))::int as refused
    from engine.moderation_cases
    where company_id = ${companyId} and decision is not null and decided_at > engine.app_now() - interval '1 year'
    group by kind order by count(*) desc, kind`);
  const [company] = rows;
  if (!company) throw new CaseNotFound();
  const { since, reviews, waiting } = company;
  return {
    since: new Date(since).toISOString(),
    reviews,
    waiting,
    decided: decided.rows.map(({ kind, accepted, refused }) => ({ kind, accepted, refused })),
  };
}
