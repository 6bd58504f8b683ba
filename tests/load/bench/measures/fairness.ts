import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { fromRoot } from '../../../../scripts/lib/paths.ts';
import { startProcess } from '../../../../scripts/lib/processes/processes.ts';
import { freePort } from '../../../support/free-port.ts';
import { nodeOn } from '../agents/cores.ts';
import { figure } from '../figures.ts';
import { Rounds } from '../measure.ts';
import type { Measure } from '../measure.ts';
import { metered, processPart } from '../processor-time.ts';
import type { BenchEnvironment } from '../bench-environment.ts';

const GOAL_SECONDS = 60;
const POLL_MS = 100;
const GIVE_UP_MS = 300_000;
const LARGE = 'measured-1';
const SMALL = 'measured-2';

export interface FairnessOptions {
  /** Invitations of the large company that are due. */
  large: number;
  /** Of the small one, which come later. */
  small: number;
}

/** Invitations of a company that are due now. */
async function due({ app }: BenchEnvironment, slug: string, count: number, round: string): Promise<void> {
  await app.db.tx(async (tx) => {
    await tx.execute(sql`
      create temporary table waiting on commit drop as
      select uuidv7() as id, uuidv7() as order_id, c.id as company_id, g.id as config_id, n
      from engine.companies c join engine.invitation_configs g on g.company_id = c.id
      cross join generate_series(1, ${count}::int) n where c.slug = ${slug}`);
    await tx.execute(sql`
      insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
      select order_id, company_id, ${round}::text || n, now(), 'pl', 'consent', 'api', now() from waiting`);
    await tx.execute(sql`
      insert into engine.order_contacts (order_id, company_id, email) select order_id, company_id, lower(${round}::text) || n || '@measured.example' from waiting`);
    await tx.execute(sql`
      insert into engine.invitations (id, company_id, order_id, config_id, state, language, due_at, created_at)
      select id, company_id, order_id, config_id, 'scheduled', 'pl', now() - interval '1 minute', now() from waiting`);
  });
}

const sentOf = async ({ app }: BenchEnvironment, slug: string): Promise<number> => {
  const { rows } = await app.db.queries.execute<{ n: number }>(sql`
    select count(*)::int as n from engine.invitations i join engine.companies c on c.id = i.company_id
    where c.slug = ${slug} and i.state = 'sent'`);
  return rows[0]?.n ?? 0;
};

/** A few invitations of one company queued behind many of another, sent by a worker with its queue to a mail server. */
export async function fairness(stage: BenchEnvironment, { large, small }: FairnessOptions): Promise<Measure> {
  const { app } = stage;
  // Neither company has a limit.
  await app.db.queries.execute(sql`
    insert into engine.subscriptions (company_id, plan, state, period_end, monthly_invitations)
    select id, 'enterprise', 'paid', now() + interval '1 year', 100000000 from engine.companies where slug in (${LARGE}, ${SMALL})
    on conflict (company_id) do nothing`);
  const rounds = new Rounds();

  async function round(number: number): Promise<void> {
    await due(stage, LARGE, large, `LARGE-${number}-`);
    await app.db.queries.execute(sql`analyze engine.invitations`);
    const port = await freePort();
    const node = nodeOn(stage.cores.server, ['--import', '@app/jsx', fromRoot('engine', 'src', 'entry', 'worker.ts')]);
    const env = { ...stage.env, WORKER_PORT: String(port) };
    const worker = startProcess({ name: 'a worker', ...node, env, readyUrl: `http://127.0.0.1:${port}/readyz` });
    try {
      await worker.ready();
      const before = { large: await sentOf(stage, LARGE), small: await sentOf(stage, SMALL) };
      await until(async () => (await sentOf(stage, LARGE)) >= before.large + 200);
      const rateFrom = { at: performance.now(), sent: await sentOf(stage, LARGE) };
      await due(stage, SMALL, small, `SMALL-${number}-`);
      const started = performance.now();
      const { processor } = await metered([processPart('worker', worker.pid), stage.postgres], () =>
        until(async () => (await sentOf(stage, SMALL)) >= before.small + small),
      );
      const seconds = (performance.now() - started) / 1000;
      const sent = (await sentOf(stage, LARGE)) - rateFrom.sent;
      rounds.add({ seconds, rate: sent / ((performance.now() - rateFrom.at) / 1000) });
      rounds.addProcessor('mail', processor, sent + small);
    } finally {
      await worker.stop();
      // The large company's remaining invitations must not affect the next round.
      await app.db.queries.execute(
        sql`update engine.invitations set state = 'cancelled', queued_at = null where state = 'scheduled'`,
      );
      await app.db.queries.execute(sql`delete from engine.outbox where job like 'invitations.%'`);
    }
  }

  return {
    round,
    figures: () => [
      figure(
        {
          measure: 'f',
          name: `${small} invitations behind another company’s ${large}, all sent`,
          unit: 's',
          goal: { atMost: GOAL_SECONDS },
        },
        rounds.of('seconds'),
      ),
      figure(
        { measure: 'f', name: 'the large company’s mails meanwhile', unit: '/s' },
        rounds.of('rate'),
        rounds.processorOf('mail'),
      ),
    ],
    notes: () => ({ 'invitations of the large company': large, 'of the small one': small }),
  };
}

async function until(reached: () => Promise<boolean>): Promise<void> {
  const giveUp = performance.now() + GIVE_UP_MS;
  while (!(await reached())) {
    if (performance.now() > giveUp) throw new Error('the worker did not come that far');
    await sleep(POLL_MS);
  }
}
