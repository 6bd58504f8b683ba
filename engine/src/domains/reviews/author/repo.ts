import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { Ratings } from '@app/contracts/reviews';
import type { Queries } from '../../../platform/db.ts';
import type { ReviewState } from '../lifecycle/model.ts';
import type { PhotoRow } from '../photos/presenter.ts';
import type { REVISION_STATES } from '../schema.ts';

/** An author's review with its public and its pending text. */
export interface OwnReview extends Record<string, unknown> {
  id: string;
  company_id: string;
  invitation_id: string | null;
  submission_id: string;
  token_version: number;
  state: ReviewState;
  product_id: string | null;
  product_name: string | null;
  language: string;
  grade: number;
  body: string;
  ratings: Ratings;
  user_choices: string[];
  display_name: string;
  pending_grade: number | null;
  pending_body: string | null;
  pending_name: string | null;
  pending_ratings: Ratings | null;
  pending_choices: string[] | null;
  pending_state: (typeof REVISION_STATES)[number] | null;
  submitted_at: Date;
  published_at: Date | null;
  erased_at: Date | null;
  answer: string | null;
  answer_language: Locale | null;
  answered_at: Date | null;
  photos: PhotoRow[] | null;
  mediation_version: number | null;
  statement_id: string | null;
  statement_version: number | null;
}

// Mediations and statements belong to domains above; their rows are read here for the links to their pages.
const ownReviews = (where: SQL) => sql`
  select r.id, r.company_id, r.invitation_id, r.submission_id, r.token_version, r.state, r.product_id,
    p.name as product_name, r.language, r.grade, v.body, v.ratings, v.user_choices, a.display_name, r.submitted_at, r.published_at,
    r.erased_at, r.answer, r.answer_language, r.answered_at,
    w.grade as pending_grade, w.body as pending_body, w.author_name as pending_name, w.ratings as pending_ratings, w.user_choices as pending_choices,
    w.state as pending_state,
    (select json_agg(json_build_object('id', ph.id, 'width', ph.width, 'height', ph.height) order by ph.position, ph.id)
      from engine.review_photos ph where ph.review_id = r.id and ph.state <> 'removed') as photos,
    (select m.token_version from engine.mediations m where m.review_id = r.id and m.state <> 'ended') as mediation_version,
    s.id as statement_id, s.token_version as statement_version
  from engine.reviews r
  join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
  join engine.review_authors a on a.review_id = r.id
  left join engine.review_revisions w
    on w.review_id = r.id and w.revision = r.pending_revision and w.revision <> r.revision
  left join engine.products p on p.id = r.product_id
  left join lateral (
    select id, token_version, effect from engine.statements_of_reasons where review_id = r.id and addressee = 'author' order by id desc limit 1) s
    on s.effect in ('held', 'rejected', 'removed', 'photo_removed', 'withdrawn')
  where ${where} order by r.product_id is not null, r.id`;

/** Two conditions, because the review of the company and those of products each have an index. */
export async function reviewsOfInvitation(queries: Queries, invitationId: string): Promise<OwnReview[]> {
  const { rows } = await queries.execute<OwnReview>(
    ownReviews(sql`r.id in (
      select id from engine.reviews where invitation_id = ${invitationId} and product_id is null
      union all
      select id from engine.reviews where invitation_id = ${invitationId} and product_id is not null)`),
  );
  return rows;
}

/** Of a submission without an invitation. */
export async function reviewsOfSubmission(queries: Queries, submissionId: string): Promise<OwnReview[]> {
  const { rows } = await queries.execute<OwnReview>(
    ownReviews(sql`r.submission_id = ${submissionId} and r.invitation_id is null`),
  );
  return rows;
}
