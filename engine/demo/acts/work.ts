import { sql } from 'drizzle-orm';
import { endByRevision, openMediation } from '../../src/domains/mediation/public.ts';
import {
  openPhotoCases,
  screenAnswer,
  screenQuestion,
  screenRevision,
  screenSubmission,
} from '../../src/domains/moderation/public.ts';
import { jobRegistry, runJob } from '../../src/platform/queue/relay.ts';
import type { Scene } from './scene.ts';

/** What has to be done before the next act can follow; mails and counts are left to the worker. */
const registry = jobRegistry([
  screenSubmission,
  screenRevision,
  screenAnswer,
  screenQuestion,
  openPhotoCases,
  openMediation,
  endByRevision,
]);

interface Waiting extends Record<string, unknown> {
  id: string;
  name: string;
  data: unknown;
}

/** Does what waits for the worker about the merchant's reviews, and what follows from it. */
export async function workOff({ app, companyId }: Scene): Promise<void> {
  for (;;) {
    const { rows } = await app.db.queries.execute<Waiting>(sql`
      select id, job as name, data from engine.outbox
      where job in ${[...registry.keys()]} and data ->> 'companyId' = ${companyId} order by id limit 1`);
    const [next] = rows;
    if (!next) return;
    // Not the last try: what fails here is the seed's failure, and waits for the worker.
    await runJob(app, registry, { ...next, attempts: 1, lastAttempt: false });
  }
}
