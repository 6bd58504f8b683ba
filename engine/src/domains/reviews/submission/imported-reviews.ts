import { sql } from 'drizzle-orm';
import type { ReviewSource } from '@app/contracts/reviews';
import { newId } from '../../../kernel/ids.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/db.ts';
import { reviewsImported } from '../events.ts';

/** A review from another site. */
export interface ImportedReview {
  source: ReviewSource;
  /** Its id at the source, unique per company and source. */
  sourceRef: string;
  sourceUrl: string | null;
  productId: string | null;
  /** Null = the main market. */
  marketId: string | null;
  grade: number;
  body: string;
  language: string;
  authorName: string;
  /** When it was published at the source; it keeps that date. */
  publishedAt: Date;
}

/** Reviews screened in one transaction. */
const SCREENED_TOGETHER = 20;

/**
 * Adds reviews and hands them to screening, in the caller's transaction. Skips those that the company already has from
 * the same source.
 * @returns which were added, in the order of `batch`
 */
export async function addImportedReviews(
  app: AppContext,
  tx: Tx,
  { companyId, importId }: { companyId: string; importId: string },
  batch: readonly ImportedReview[],
): Promise<boolean[]> {
  const now = await app.clock.now(tx);
  const submissions = Array.from({ length: Math.ceil(batch.length / SCREENED_TOGETHER) }, newId);
  const rows = batch.map((review, index) => ({
    ...review,
    id: newId(),
    eventId: newId(),
    submissionId: submissions[Math.floor(index / SCREENED_TOGETHER)],
  }));
  const added = await tx.execute<{ id: string; submission_id: string }>(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (
        id uuid, "eventId" uuid, "submissionId" uuid, "productId" uuid, "marketId" uuid, source text, "sourceRef" text, "sourceUrl" text,
        grade smallint, body text, language text, "authorName" text, "publishedAt" timestamptz)
    ), review as (
      insert into engine.reviews (id, company_id, product_id, market_id, submission_id, origin, state, grade, language, submitted_at,
        published_at, pending_revision, source, source_ref, source_url)
      select id, ${companyId}::uuid, "productId", "marketId", "submissionId", 'external', 'screening', grade, language, ${now.toISOString()}::timestamptz,
        "publishedAt", 1, source, "sourceRef", "sourceUrl" from given
      on conflict (company_id, source, source_ref) do nothing
      returning id, submission_id
    ), fresh as (select given.* from given join review using (id)),
    revision as (
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state)
      select id, 1, ${companyId}::uuid, grade, body, ${now.toISOString()}::timestamptz, 'pending' from fresh
    ), author as (
      insert into engine.review_authors (review_id, company_id, display_name) select id, ${companyId}::uuid, "authorName" from fresh
    ), event as (
      insert into engine.review_events (id, review_id, company_id, type, at, actor, data)
      select "eventId", id, ${companyId}::uuid, 'imported', ${now.toISOString()}::timestamptz, 'merchant',
        jsonb_build_object('to', 'screening', 'grade', grade, 'revision', 1, 'origin', 'external', 'source', source,
          'importId', ${importId}::text) from fresh
    )
    select id, submission_id from review`);
  const ids = new Set(added.rows.map(({ id }) => id));
  const waiting = new Set(added.rows.map(({ submission_id }) => submission_id));
  for (const submissionId of waiting) await app.outbox.publish(tx, reviewsImported, { submissionId, companyId });
  return rows.map(({ id }) => ids.has(id));
}
