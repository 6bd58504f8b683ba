import type { CreatedOrder } from '@app/contracts/invitations';
import pg from 'pg';
import { readConfig } from '../../../engine/src/platform/config.ts';
import { Tokens } from '../../../engine/src/platform/tokens.ts';
import { eventually } from '../../support/eventually.ts';
import type { ApiClient } from '../../support/api-client.ts';
import { startPlatform } from '../../support/platform.ts';
import type { TestMerchant, TestPlatform } from '../../support/platform.ts';
import { recountOf } from '../../support/recount.ts';
import type { QueueChoice } from '../../support/queues.ts';

const EACH_TIME = 5;
const WORDS = ['tea', 'coffee', 'honey', 'bread', 'cheese', 'soap', 'lamp', 'chair', 'book', 'bag', 'coat'];

/** A unique text, as near-duplicates would be held. Every fifth contains a phone number and is held. */
const isHeld = (n: number): boolean => n % 5 === 0;
const textOf = (n: number): string =>
  Array.from({ length: 9 }, (_, at) => WORDS[(((n + 1) * 7919 * (at + 1) ** 2) % 9973) % WORDS.length]).join(' ') +
  (isHeld(n) ? ` and call me at +48 600 1${String(n).padStart(2, '0')} 200` : ` in order ${n}.`);

/** Where a job is when its worker is killed: blocked at its start, then at the place itself. */
export interface Place {
  name: string;
  /** Where the job is claimed and has done nothing yet. */
  door: (companyId: string) => string;
  /** The lock that blocks it later, and the statement that waits for it. */
  at?: { lock: (companyId: string) => string; saying: RegExp };
}

const table = (name: string) => () => `lock table engine.${name} in share mode`;
const inserting = (name: string) => ({
  lock: table(name),
  saying: new RegExp(`insert into "?engine"?."?${name}`, 'i'),
});
/** Its work is committed; only the row that asked for it is still there. */
const done = (job: string) => ({
  lock: () => `select 1 from engine.outbox where job = '${job}' and relayed_at is not null for update`,
  saying: /delete from "?engine"?."?outbox/i,
});
const screening = table('device_marks');
const folding = (id: string) => `select pg_advisory_xact_lock(hashtextextended('${id}', 1))`;
const totals = (id: string) => `select 1 from engine.subject_totals where subject_id = '${id}' for update`;

export const PLACES: Place[] = [
  { name: 'a screening claimed', door: screening },
  ...['screening_findings', 'grade_deltas', 'moderation_cases', 'outbox'].map((name) => ({
    name: `a screening before its ${name}`,
    door: screening,
    at: inserting(name),
  })),
  { name: 'a screening done, its row not', door: screening, at: done('moderation.screen') },
  { name: 'a fold claimed', door: folding },
  {
    name: 'half a fold',
    door: folding,
    at: { lock: totals, saying: /with taken as \(delete from engine.grade_deltas/ },
  },
  { name: 'a fold done, its row not', door: folding, at: done('reviews.fold') },
];

/** Holds locks that block the worker. */
class Holder {
  readonly #client: pg.Client;
  private constructor(client: pg.Client) {
    this.#client = client;
  }

  static async take(databaseUrl: string, lock: string): Promise<Holder> {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await eventually('there is something to hold', async () => {
        const { command, rowCount } = await client.query(lock);
        return command === 'LOCK' || rowCount;
      });
      return new Holder(client);
    } catch (error) {
      // Left open it would end the whole test process when its database is dropped.
      await client.end();
      throw error;
    }
  }

  /** Whether a connection waits for it with this statement. */
  async waiting(saying = /./): Promise<boolean> {
    // Statistics are cached within a transaction unless the snapshot is cleared.
    await this.#client.query('select pg_stat_clear_snapshot()');
    const { rows } = await this.#client.query<{ query: string }>(
      'select query from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    return rows.some(({ query }) => saying.test(query));
  }

  /** Terminates the waiting connections: those of a dead process would carry on with statements already sent. */
  async breakOff(): Promise<void> {
    await this.#client.query('select pg_stat_clear_snapshot()');
    await this.#client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
  }

  letGo(): Promise<void> {
    return this.#client.end();
  }
}

/** Submits reviews, each from its own device, and resolves when all are accepted. */
async function submit(platform: TestPlatform, panel: ApiClient, { company: { id } }: TestMerchant, first: number) {
  const tokens = new Tokens(
    readConfig({ NODE_ENV: 'test', DATABASE_URL: platform.databaseUrl, SMTP_URL: platform.mail.url }).SIGNING_KEYS,
  );
  const one = async (n: number): Promise<number> => {
    const order = { orderId: `K-${n}`, email: `k-${n}@kill.example`, language: 'en', basis: 'consent' };
    const { body: created } = await panel.post<CreatedOrder>(`/panel/companies/${id}/orders`, order);
    const token = tokens.derive('invitation', created.invitation.id);
    const customer = platform.api.fresh();
    await customer.get(`/invitations/${token}`);
    const review = { token, grade: 4 + (n % 2), body: textOf(n), authorName: `Customer ${n}`, acceptTerms: true };
    return (await customer.post('/reviews', review)).status;
  };
  const statuses = await Promise.all(Array.from({ length: EACH_TIME }, (_, n) => one(first + n)));
  expect(statuses).toEqual(Array(EACH_TIME).fill(201));
}

/** Lets the worker reach the place with this round's reviews, kills it there and starts another. */
async function killAt(
  platform: TestPlatform,
  { name, door, at }: Place,
  companyId: string,
  submitted: () => Promise<void>,
): Promise<void> {
  let holder = await Holder.take(platform.databaseUrl, door(companyId));
  try {
    await submitted();
    await eventually(`${name}: at the door`, () => holder.waiting());
    if (at) {
      const further = await Holder.take(platform.databaseUrl, at.lock(companyId));
      await holder.letGo();
      holder = further;
      await eventually(`${name}: there`, () => further.waiting(at.saying));
    }
    const worker = platform.workers.at(-1)!;
    worker.kill('SIGKILL');
    await worker.exited;
    await holder.breakOff();
  } finally {
    await holder.letGo();
  }
  await platform.startWorker();
}

/** Kills the worker at each of these places: every review is judged and counted once. */
export async function killedWhileScreening([, startQueue]: QueueChoice, places: readonly Place[]): Promise<void> {
  const redis = await startQueue();
  const platform = await startPlatform({ concurrency: 4, ...(redis ? { redisUrl: redis.url } : {}) });
  const all = places.length * EACH_TIME;
  try {
    // Two companies, so that no day of either counts as a burst.
    const merchants = [await platform.aMerchant(), await platform.aMerchant()];
    const panels = merchants.map(() => platform.api.fresh());
    for (const [at, { email, password }] of merchants.entries())
      await panels[at]!.post('/sessions', { email, password });
    for (const [at, place] of places.entries()) {
      const merchant = merchants[at % 2]!;
      await killAt(platform, place, merchant.company.id, () =>
        submit(platform, panels[at % 2]!, merchant, at * EACH_TIME),
      );
    }
    await eventually('nothing is left to do', async () => {
      const [left] = await platform.query<{ n: number }>(`
            select (select count(*) from engine.outbox)::int + (select count(*) from engine.grade_deltas)::int
              + (select count(*) from engine.reviews where state = 'screening')::int as n`);
      return left?.n === 0;
    });

    const reviews = await platform.query(`
        select r.state,
          (select count(*)::int from engine.review_events e where e.review_id = r.id and e.type = 'submitted') as submitted,
          (select count(*)::int from engine.review_events e where e.review_id = r.id and e.type = r.state) as judged,
          (select count(*)::int from engine.review_events e where e.review_id = r.id) as events,
          (select count(*)::int from engine.screening_findings f where f.review_id = r.id and f.weight = 'hold') as findings,
          (select count(*) - count(distinct (f.rule, f.span_start)) from engine.screening_findings f where f.review_id = r.id)::int as doubled,
          (select count(*)::int from engine.moderation_cases c where c.review_id = r.id) as cases,
          (select count(*)::int from engine.statements_of_reasons s where s.review_id = r.id) as statements,
          (select count(*)::int from engine.device_marks d where d.submission_id = r.submission_id) as devices
        from engine.reviews r`);
    const once = { submitted: 1, judged: 1, events: 2, devices: 1, doubled: 0 };
    const held = { state: 'held', ...once, findings: 1, cases: 1, statements: 1 };
    const published = { state: 'published', ...once, findings: 0, cases: 0, statements: 0 };
    const numbers = Array.from({ length: all }, (_, n) => n);
    expect(reviews.filter(({ state }) => state === 'held')).toEqual(numbers.filter(isHeld).map(() => held));
    expect(reviews.filter(({ state }) => state !== 'held')).toEqual(
      numbers.filter((n) => !isHeld(n)).map(() => published),
    );
    const [counts] = await platform.query(`
        select (select sum(count)::int from engine.subject_totals) as total,
          (select sum(count)::int from engine.grade_cells where grain = 'day' and language = 'any') as cells,
          (select count(*)::int from engine.dead_letters) as dead`);
    expect(counts).toEqual({ total: all * 0.8, cells: all * 0.8, dead: 0 });
    expect(await recountOf(platform)).toBe('Every count was right.');
  } finally {
    await platform.stop();
    await redis?.stop();
  }
}
