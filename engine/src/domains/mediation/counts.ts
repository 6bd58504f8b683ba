import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

/**
 * A company's mediations as its profile shows them, as JSON in the form of `MediationCounts`. Counted, not kept: read
 * from an index alone, and there are far fewer of them than reviews.
 */
export const mediationCountsOf = (companyId: SQL): SQL => sql`
  select json_build_object('opened', count(*), 'changed', count(*) filter (where outcome = 'changed'),
    'deletedByAuthor', count(*) filter (where outcome = 'deleted_by_author'),
    'expired', count(*) filter (where outcome = 'expired'))
  from engine.mediations where company_id = ${companyId}`;
