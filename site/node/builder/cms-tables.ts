import { randomUUID } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { BuildOutcome, BuildReason, BuildReasons } from '../../../cms/src/export/types.ts';
import type { BuildQueue } from './schedule.ts';

/** A change that waits for a build. */
export interface BuildRequest extends BuildReason {
  at: string;
}

const WAITING = `topic in ('pages', 'both') and build is null`;
/** Reasons that are kept with a build. */
const MAX_REASONS = 50;

/**
 * The two tables of the cms that the builder writes itself: requests are rows of `cms.change_notices`, builds rows of
 * `cms.site_builds`. Not through an endpoint of the cms: a build that fails because the cms is down must be recorded and
 * tried again, and one that was interrupted must be freed before the cms is up. All SQL of the builder is in this file;
 * the types of what it writes are those that the cms reads. See ADR 0041.
 */
export class CmsBuildTables {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** What waits for a build and which builds have failed, by the database's clock. */
  async readQueue(): Promise<BuildQueue> {
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
    // The first interruption does not count as a failure: somebody stopped the builder. A second one may be the build's fault.
    const count = Number(row?.failures ?? 0) - Math.min(1, Number(row?.interrupted ?? 0));
    return {
      now: time(row?.now),
      waiting: row?.oldest ? { oldest: time(row.oldest), newest: time(row.newest), asked: row.asked ?? false } : null,
      failures: count > 0 ? { count, startedAt: time(row?.started), finishedAt: time(row?.finished) } : null,
    };
  }

  /** Marks builds of a builder that is gone as failed; their requests wait again. */
  async failInterruptedBuilds(): Promise<void> {
    await this.#inTransaction(async (client) => {
      const { rows } = await client.query<{ id: string }>(`
        update cms.site_builds set state = 'failed', phase = null, error = 'interrupted', finished_at = now(), updated_at = now()
        where state = 'running' returning id`);
      await releaseRequests(
        client,
        rows.map(({ id }) => id),
      );
    });
  }

  /** Starts a build for all requests that wait. */
  async startBuild(): Promise<{ id: string; requests: BuildRequest[] }> {
    const id = randomUUID();
    return this.#inTransaction(async (client) => {
      const { rows } = await client.query<BuildRequest>(
        `update cms.change_notices set build = $1, updated_at = now() where ${WAITING}
         returning entity, title, "by", created_at as at`,
        [id],
      );
      const requests = rows.toSorted((a, b) => (a.at < b.at ? 1 : -1));
      const reasons: BuildReasons = { count: requests.length, items: requests.slice(0, MAX_REASONS) };
      await client.query(
        `insert into cms.site_builds (id, state, started_at, reasons, created_at, updated_at)
         values ($1, 'running', now(), $2, now(), now())`,
        [id, JSON.stringify(reasons)],
      );
      return { id, requests };
    });
  }

  async recordPhase(id: string, phase: string): Promise<void> {
    await this.#pool.query('update cms.site_builds set phase = $2, updated_at = now() where id = $1', [id, phase]);
  }

  /** Records the outcome of a build. After a failure its requests wait again. */
  async finishBuild(id: string, outcome: BuildOutcome): Promise<void> {
    await this.#inTransaction(async (client) => {
      const done = { release: null, changed: null, memory: null, error: null, output: null, ...outcome };
      await client.query(
        `update cms.site_builds set state = $2, release = $3, changed = $4, memory = $5, error = $6, output = $7,
           phase = null, finished_at = now(), updated_at = now() where id = $1`,
        [id, done.state, done.release, JSON.stringify(done.changed), done.memory, done.error, done.output],
      );
      if (outcome.state === 'failed') await releaseRequests(client, [id]);
    });
  }

  async #inTransaction<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
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

const releaseRequests = (client: PoolClient, builds: string[]) =>
  client.query('update cms.change_notices set build = null where build = any($1::text[])', [builds]);
