import pg from 'pg';
import { compose } from '../entry/compose.ts';
import type { Composed } from '../entry/compose.ts';
import type { AppContext } from '../platform/context.ts';
import type { AnyJob } from '../platform/job.ts';
import { jobRegistry, runJob } from '../platform/queue/relay.ts';
import { outbox } from '../platform/schema.ts';
import type { TestApp } from '../testing.ts';

/** The same platform with little patience for locks, as that of a database in trouble. Close it. */
export const hastyPlatform = ({ app, databaseUrl }: TestApp): Composed =>
  compose('hasty', { ...app.config, DATABASE_URL: `${databaseUrl}?options=-c%20lock_timeout%3D200` });

/** While another transaction has run a statement and not yet committed it: others wait for the same row. */
export async function whileUncommitted(
  { databaseUrl }: TestApp,
  statement: string,
  values: unknown[],
  work: () => Promise<void>,
): Promise<void> {
  const holder = new pg.Client({ connectionString: databaseUrl });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(statement, values);
    await work();
  } finally {
    await holder.end();
  }
}

/** From now on the database refuses rows of `table` that are `when`, e.g. `new.review_id = '…'`. @returns how to end it. */
export async function refuseRows({ db }: AppContext, table: string, when: string): Promise<() => Promise<void>> {
  await db.pool.query(`
    create function engine.refuse_row() returns trigger language plpgsql as
      $$ begin raise exception 'refused by the test'; end $$;
    create trigger refuse_row before insert or update on ${table}
      for each row when (${when}) execute function engine.refuse_row()`);
  return async () => {
    await db.pool.query('drop function engine.refuse_row() cascade');
  };
}

/** Delivers a job's waiting row once more, as the queue does for its next try or its last. */
export async function deliverAgain(app: AppContext, job: AnyJob, lastAttempt: boolean): Promise<void> {
  const row = (await app.db.queries.select().from(outbox)).find((one) => one.job === job.name);
  if (!row) throw new Error(`no ${job.name} waits`);
  const { id, job: name, data } = row;
  await runJob(app, jobRegistry([job]), { id, name, data, lastAttempt, attempts: lastAttempt ? job.attempts : 1 });
}
