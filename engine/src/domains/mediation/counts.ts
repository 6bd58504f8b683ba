import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * A company's mediations by outcome, as JSON in the shape of `MediationCounts`. Counted on reading, with an index-only
 * scan: mediations are far fewer than reviews.
 */
export const mediationCountsOf = (companyId: SQL): SQL => sql`
  select json_build_object('opened', count(*), 'changed', count(*) filter (where outcome = 'changed'),
    'deletedByAuthor', count(*) filter (where outcome = 'deleted_by_author'),
    'expired', count(*) filter (where outcome = 'expired'))
  from engine.mediations where company_id = ${companyId}`;
