import { sql } from 'drizzle-orm';
import { jobs } from '../entry/domains.ts';
import type { AppContext } from '../platform/context.ts';

/** Where `testConfig` sends mails: nobody listens there. */
const NO_MAIL_SERVER = 'smtp://127.0.0.1:1';
/** Mails that follow from what many tests do, but are about few of them: without a mail server they wait. */
const INCIDENTAL_MAILS = ['reviews.tell-author'];

const byName = new Map(jobs.map((job) => [job.name, job]));

/**
 * Does in this process what a worker would: runs every waiting job, and those that they cause, oldest first. Jobs of the
 * kinds in `but` stay.
 * @returns the names of those that ran.
 */
export async function runOutbox(app: AppContext, { but = [] }: { but?: string[] } = {}): Promise<string[]> {
  const ran: string[] = [];
  const waiting = app.config.SMTP_URL === NO_MAIL_SERVER ? [...but, ...INCIDENTAL_MAILS] : but;
  for (;;) {
    const { rows } = await app.db.queries.execute<{ id: string; job: string; data: unknown }>(sql`
      select id, job, data from engine.outbox
      where not (job = any(${sql.param(waiting)}::text[])) order by id limit 1`);
    const [row] = rows;
    if (!row) return ran;
    const job = byName.get(row.job);
    if (!job) throw new Error(`nobody knows the job ${row.job}`);
    await job.perform(app, row.data, { id: row.id });
    await app.db.queries.execute(sql`delete from engine.outbox where id = ${row.id}`);
    ran.push(row.job);
  }
}
