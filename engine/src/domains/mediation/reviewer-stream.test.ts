import { sql } from 'drizzle-orm';
import { eventually } from '../../../../tests/support/eventually.ts';
import { listenOnLoopback, openStream } from '../../platform/live/testing.ts';
import { mediationTest } from './testing.ts';
import type { MediationTest } from './testing.ts';

let test: MediationTest;
beforeEach(async () => {
  test = await mediationTest();
});
afterEach(() => test.close());

/** Events are sent once no older transaction of the whole server is open, those of other tests' databases included. */
async function nothingHeldBack(): Promise<boolean> {
  const { rows } = await test.app.db.queries.execute<{ settled: boolean }>(sql`
    select coalesce(max(transaction) < pg_snapshot_xmin(pg_current_snapshot())::text::bigint, true) as settled
    from engine.live_events`);
  return rows[0]?.settled ?? false;
}

it('the reviewer’s page is told of the company’s messages and of nothing else', async () => {
  const { reviewId, merchant, panel, reviewer } = await test.open();
  const { origin, close } = await listenOnLoopback(test.server);
  await test.browser().get(reviewer).expect(200);
  const other = await test.openAt(merchant);
  await eventually('no transaction holds back what has happened so far', nothingHeldBack);
  const stream = await openStream(`${origin}${reviewer}/events`);
  const write = (id: string, body: string) =>
    merchant.browser.post(`${merchant.panel}/mediations/${id}/messages`).send({ body }).expect(201);
  await write(other.id, 'To somebody else.');
  await merchant.browser.post(`${panel}/messages`).send({ body: 'To you.' }).expect(201);
  await eventually('the event', () => stream.subjects().length > 0);
  expect(stream.events.filter(({ event }) => event === 'message').map(({ data }) => data)).toEqual([
    { kind: 'mediation', subjectId: reviewId },
  ]);
  stream.close();
  await close();
});

it('a wrong link opens no stream', async () => {
  const { origin, close } = await listenOnLoopback(test.server);
  const { reviewer } = await test.open();
  const wrong = reviewer.replace(/.{4}$/, 'AAAA');
  expect((await openStream(`${origin}${wrong}/events`)).status).toBe(404);
  await close();
});
