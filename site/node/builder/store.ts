import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { Situation } from './schedule.ts';

/** What was published: a line in the list of builds. */
export interface Reason {
  entity: string;
  title: string | null;
  by: string | null;
  at: string;
}

export type Outcome =
  | { state: 'done'; release: string; changed: { count: number; paths: string[] }; memory: number }
  | { state: 'unchanged'; release: string }
  | { state: 'failed'; error: string; output: string };

/** Requests that concern the site and that no build has taken. */
const WAITING = `topic in ('pages', 'both') and build is null`;
/** So many reasons are listed with a build. */
const REASONS = 50;

/** The builder's tables in the schema of the cms: requests are its change notices, builds are told in `site_builds`. */
export class BuildStore {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** What there is to do, on the database's clock. */
  async situation(): Promise<Situation> {
    const { rows } = await this.#pool.query<
      Record<'now' | 'oldest' | 'newest' | 'started' | 'finished', Date | null> & {
        asked: boolean | null;
        failures: string;
        interrupted: string;
      }
    >(`
      with last_good as (
        select coalesce(max(started_at), '-infinity') as at from cms.site_builds where state in ('done', 'unchanged'))
      select now() as now,
        (select min(created_at) from cms.change_notices where ${WAITING}) as oldest,
        (select max(created_at) from cms.change_notices where ${WAITING}) as newest,
        (select bool_or(entity = 'build') from cms.change_notices where ${WAITING}) as asked,
        count(b.id) as failures, count(*) filter (where b.error = 'interrupted') as interrupted, max(b.started_at) as started, max(b.finished_at) as finished
      from last_good left join cms.site_builds b on b.state = 'failed' and b.started_at > last_good.at`);
    const [row] = rows;
    const time = (value: Date | null | undefined): number => value?.getTime() ?? 0;
    // Whoever killed a builder meant the builder: its build is begun again at once. A second time it may be the build.
    const count = Number(row?.failures ?? 0) - Math.min(1, Number(row?.interrupted ?? 0));
    return {
      now: time(row?.now),
      waiting: row?.oldest ? { oldest: time(row.oldest), newest: time(row.newest), asked: row.asked ?? false } : null,
      failures: count > 0 ? { count, startedAt: time(row?.started), finishedAt: time(row?.finished) } : null,
    };
  }

  /** Builds that were under way when their builder ended: they have failed, and their requests wait again. */
  async endInterrupted(): Promise<void> {
    await this.#within(async (client) => {
      const { rows } = await client.query<{ id: string }>(`
        update cms.site_builds set state = 'failed', phase = null, error = 'interrupted', finished_at = now(), updated_at = now()
        where state = 'running' returning id`);
      await free(
        client,
        rows.map(({ id }) => id),
      );
    });
  }

  /** Opens a build and gives it every request that waits. */
  async begin(): Promise<{ id: string; reasons: Reason[] }> {
    const id = randomUUID();
    return this.#within(async (client) => {
      const { rows } = await client.query<Reason>(
        `update cms.change_notices set build = $1, updated_at = now() where ${WAITING}
         returning entity, title, "by", created_at as at`,
        [id],
      );
      const reasons = rows.toSorted((a, b) => (a.at < b.at ? 1 : -1));
      await client.query(
        `insert into cms.site_builds (id, state, started_at, reasons, created_at, updated_at)
         values ($1, 'running', now(), $2, now(), now())`,
        [id, JSON.stringify({ count: reasons.length, items: reasons.slice(0, REASONS) })],
      );
      return { id, reasons };
    });
  }

  async atPhase(id: string, phase: string): Promise<void> {
    await this.#pool.query('update cms.site_builds set phase = $2, updated_at = now() where id = $1', [id, phase]);
  }

  /** Closes a build. After a failure its requests wait again. */
  async end(id: string, outcome: Outcome): Promise<void> {
    await this.#within(async (client) => {
      const done = { release: null, changed: null, memory: null, error: null, output: null, ...outcome };
      await client.query(
        `update cms.site_builds set state = $2, release = $3, changed = $4, memory = $5, error = $6, output = $7,
           phase = null, finished_at = now(), updated_at = now() where id = $1`,
        [id, done.state, done.release, JSON.stringify(done.changed), done.memory, done.error, done.output],
      );
      if (outcome.state === 'failed') await free(client, [id]);
    });
  }

  async #within<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      const result = await work(client);
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
  }
}

const free = (client: PoolClient, builds: string[]) =>
  client.query('update cms.change_notices set build = null where build = any($1::text[])', [builds]);
