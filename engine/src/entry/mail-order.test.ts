import { sql } from 'drizzle-orm';
import { newId } from '../kernel/ids.ts';
import { openQueue } from '../platform/queue/queue.ts';
import type { JobQueue } from '../platform/queue/queue.ts';
import { jobRegistry, relayOnce } from '../platform/queue/relay.ts';
import { testApp } from '../testing.ts';
import type { TestApp } from '../testing.ts';
import { jobs } from './domains.ts';

let test: TestApp;
let queue: JobQueue;
beforeAll(async () => {
  test = await testApp();
  queue = await openQueue({ databaseUrl: test.databaseUrl });
});
afterAll(async () => {
  await queue.close();
  await test.close();
});

const BACKLOG = 600;

/** Writes jobs to the outbox as they come from a sweep or a request; here only their order matters. */
const write = (name: string, count: number) =>
  test.app.db.queries.execute(sql`
    insert into engine.outbox (id, job, data)
    select id::uuid, ${name}, '{}'::jsonb
    from jsonb_array_elements_text(${JSON.stringify(Array.from({ length: count }, newId))}::jsonb) id`);

it('a password reset is mailed before a sweep’s notices that have waited for longer', async () => {
  const registry = jobRegistry(jobs);
  await write('billing.mail-payer', BACKLOG);
  await write('accounts.request-reset', 1);
  await write('accounts.send-verification', 1);
  for (let handed = 1; handed > 0;) handed = await relayOnce(test.app, queue, registry);
  expect((await queue.counts('account-mail'))['waiting']).toBe(BACKLOG + 2);
  const seen: string[] = [];
  await new Promise<void>((resolve) => {
    void queue.work('account-mail', 1, async ({ name }) => {
      seen.push(name);
      if (seen.length === 3) resolve();
    });
  });
  expect(seen.slice(0, 3)).toEqual(['accounts.request-reset', 'accounts.send-verification', 'billing.mail-payer']);
});
