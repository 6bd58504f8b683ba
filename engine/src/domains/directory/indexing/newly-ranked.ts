import { sql } from 'drizzle-orm';
import { RANKED_FROM } from '@app/contracts/grades';
import type { AppContext } from '../../../platform/context.ts';
import { processEach } from '../../../platform/sweeps/process-each.ts';
import { companyRows } from './company-rows.ts';
import type { CompanyRow } from './company-rows.ts';
import { UNRANKED } from './rank.ts';
import { refreshDocuments } from './refresh-documents.ts';

const BATCH = 500;

/** Ranks companies whose first days are over: nothing else happens on that day. @returns how many */
export async function sweepNewlyRanked(app: AppContext): Promise<number> {
  const { rows } = await app.db.queries.execute<CompanyRow>(
    companyRows(
      sql`since.at <= engine.app_now() and c.id in (
        select company_id from engine.directory_entries where rank = ${UNRANKED} and count >= ${RANKED_FROM.reviews}::int)`,
      sql`limit ${BATCH}`,
    ),
  );
  return processEach(app, 'ranking a company', rows, async ({ id }) => {
    await refreshDocuments(app, id, []);
    return 1;
  });
}
