import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AppContext } from '../../../../engine/src/platform/context.ts';

/** Some texts, so that words are frequent, rare and in a script without spaces. */
const TEXTS = `(array[
  'The parcel came on time and what was in it is as it was described. ',
  'Szybka dostawa, dobrze zapakowane, polecam każdemu kto szuka herbaty. ',
  'Die Lieferung war pünktlich, die Verpackung leider beschädigt. ',
  '配送が早く、梱包も丁寧でした。また利用したいと思います。'])`;

/**
 * Writes a published review of the last two years for each row of `subjects`: `company_id` and `grade`. Totals are not
 * counted. The index of reviews is written at once: by its triggers a million rows would take minutes more.
 */
export async function addReviews({ db }: Pick<AppContext, 'db'>, subjects: SQL): Promise<void> {
  await db.tx(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      create temporary table written on commit drop as
      select uuidv7() as id, s.company_id, s.grade,
        (array['pl', 'pl', 'pl', 'pl', 'en', 'de', 'cs'])[1 + floor(random() * 7)::int] as language,
        case when random() < 0.9 then 'verified' when random() < 0.5 then 'unverified' else 'external' end as origin,
        date_trunc('milliseconds', now() - random() * interval '730 days') as at, random() as chance
      from (${subjects}) s`);
    await tx.execute(sql`
      insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, published_at,
        answer, answered_at, pinned, has_photos)
      select id, company_id, id, origin, 'published', grade, language, at, at,
        case when chance < 0.4 then 'Thank you.' end, case when chance < 0.4 then at end, false, false from written`);
    await tx.execute(sql`
      insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state, ratings)
      select id, 1, company_id, grade, (${sql.raw(TEXTS)})[1 + floor(random() * 4)::int]
          || case when chance between 0.5 and 0.5001 then 'teapot ' else '' end || id, at, 'passed',
        jsonb_build_object('delivery', grade, 'service', 5) from written`);
    await tx.execute(sql`
      insert into engine.review_authors (review_id, company_id, display_name)
      select id, company_id, 'Anna ' || chr(65 + floor(random() * 26)::int) || '.' from written`);
    await tx.execute(sql`
      insert into engine.review_index (review_id, company_id, product_id, submitted_at, facet, words)
      select r.id, r.company_id, r.product_id, r.submitted_at, engine.review_facet(r),
        engine.search_words(concat_ws(' ', v.body, a.display_name, a.order_ref))
      from written w join engine.reviews r on r.id = w.id
      join engine.review_revisions v on v.review_id = r.id join engine.review_authors a on a.review_id = r.id`);
  });
}
