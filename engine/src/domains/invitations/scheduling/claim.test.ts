import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import { MAX_IN_FLIGHT, MAX_IN_FLIGHT_PER_COMPANY } from '../../../platform/sweeps/fair-queueing.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { claimQuery } from './claim.ts';
import { aConfig } from '../testing.ts';
import { sweepDue, sweepReminders } from './sweeps.ts';

let test: TestApp;
let app: AppContext;
beforeEach(async () => {
  test = await testApp();
  ({ app } = test);
});
afterEach(() => test.close());

/** A company with `count` due invitations or reminders. */
async function aBusyCompany(count: number, dueMinutesAgo = 60, sent = false): Promise<string> {
  return app.db.tx(async (tx) => {
    const { id } = await aCompany(tx);
    const config = await aConfig(tx, id, { reminders: 1 });
    await tx.execute(sql`
      with made as (
        insert into engine.orders (id, company_id, order_ref, purchased_at, language, basis, source, created_at)
        select uuidv7(), ${id}, 'O-' || n, now(), 'en', 'consent', 'api', now() from generate_series(1, ${count}::int) n returning id)
      insert into engine.invitations (id, company_id, order_id, config_id, state, language, due_at, sent_at, next_reminder_at, created_at)
      select uuidv7(), ${id}, id, ${config.id}, ${sent ? 'sent' : 'scheduled'}, 'en',
        now() - ${dueMinutesAgo}::int * interval '1 minute',
        case when ${sent}::boolean then now() end, case when ${sent}::boolean then now() - interval '1 minute' end, now()
      from made`);
    return id;
  });
}

/** Companies of the queued jobs, in order. */
async function queued(): Promise<string[]> {
  const { rows } = await app.db.queries.execute<{ company_id: string }>(sql`
    select i.company_id from engine.outbox o join engine.invitations i on i.id = (o.data->>'invitationId')::uuid order by o.id`);
  return rows.map(({ company_id: id }) => id);
}

/** Runs the first `count` jobs of the queue. */
async function work(count: number): Promise<string[]> {
  const { rows } = await app.db.queries.execute<{ company_id: string }>(sql`
    with done as (delete from engine.outbox where id in (select id from engine.outbox order by id limit ${count}) returning data)
    update engine.invitations i set state = 'sent', queued_at = null from done where i.id = (done.data->>'invitationId')::uuid
    returning i.company_id`);
  return rows.map(({ company_id: id }) => id);
}

it('a company with thousands of invitations delays others by no more than its in-flight limit', async () => {
  const large = await aBusyCompany(5_000);
  await sweepDue(app);
  expect(await queued()).toHaveLength(MAX_IN_FLIGHT_PER_COMPANY);
  expect(await sweepDue(app)).toBe(0);
  const small = await aBusyCompany(10, 0);
  await sweepDue(app);
  let before = 0;
  let done = 0;
  while (done < 10) {
    for (const id of await work(50)) {
      if (id === small) done += 1;
      else if (done < 10) before += 1;
    }
    await sweepDue(app);
  }
  expect(before).toBeLessThanOrEqual(MAX_IN_FLIGHT_PER_COMPANY + 50);
  expect(new Set(await queued())).toEqual(new Set([large]));
});

it('invitations are claimed in round-robin order of companies, oldest first within each', async () => {
  const [one, two] = [await aBusyCompany(3, 60), await aBusyCompany(3, 5)];
  await sweepDue(app);
  expect(await queued()).toEqual([one, two, one, two, one, two]);
});

it('claims have a total in-flight limit, except for the first invitations of each company', async () => {
  for (let n = 0; n < 6; n++) await aBusyCompany(250);
  await sweepDue(app);
  expect(await queued()).toHaveLength(MAX_IN_FLIGHT);
  const late = await aBusyCompany(50, 0);
  await sweepDue(app);
  expect((await queued()).filter((id) => id === late)).toHaveLength(20);
});

it('concurrent sweeps claim no invitation twice', async () => {
  await aBusyCompany(150);
  await Promise.all(Array.from({ length: 4 }, () => sweepDue(app)));
  await sweepDue(app);
  const { rows } = await app.db.queries.execute<{ n: number; of: number }>(
    sql`select count(*)::int as n, count(distinct data->>'invitationId')::int as of from engine.outbox`,
  );
  expect(rows).toEqual([{ n: 150, of: 150 }]);
});

it('reminders count against the same in-flight limit', async () => {
  await aBusyCompany(300, 60, true);
  expect(await sweepReminders(app)).toBe(MAX_IN_FLIGHT_PER_COMPANY);
  expect(await sweepReminders(app)).toBe(0);
});

it.each(['invitations', 'reminders'] as const)('claiming %s needs no sequential scan', async (kind) => {
  for (let n = 0; n < 30; n++) await aBusyCompany(n === 0 ? 5_000 : 200, 60, kind === 'reminders');
  await app.db.queries.execute(sql`vacuum analyze engine.invitations`);
  const { rows } = await app.db.queries.execute<{ 'QUERY PLAN': string }>(sql`explain ${claimQuery(kind, new Date())}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on invitations/);
  expect(plan).toMatch(kind === 'invitations' ? /invitations_due_of_company/ : /invitations_reminding_of_company/);
  expect(plan).toMatch(/invitations_in_flight/);
});
