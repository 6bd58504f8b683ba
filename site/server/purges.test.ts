/** @jest-environment node */
import { Client } from 'pg';
import { pino } from 'pino';
import { startPostgres, type TestPostgres } from '../../tests/support/postgres.ts';
import { listenForPurges, PURGE_CHANNEL } from './purges.ts';

let server: TestPostgres;
let engine: Client;
beforeAll(async () => {
  server = await startPostgres();
  engine = new Client({ connectionString: server.url });
  await engine.connect();
}, 60_000);
afterAll(async () => {
  await engine.end();
  await server.stop();
});

const until = async (condition: () => boolean) => {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error('waited in vain');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

it('hears every purge, and hears again after its connection was cut', async () => {
  const tags: string[] = [];
  const connections: boolean[] = [];
  const listening = listenForPurges(
    server.url,
    { onPurge: (tag) => tags.push(tag), onConnection: (connected) => connections.push(connected) },
    pino({ level: 'silent' }),
  );
  await until(() => connections.at(-1) === true);
  await engine.query('SELECT pg_notify($1, $2)', [PURGE_CHANNEL, 'company-1']);
  await until(() => tags.length === 1);

  await engine.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'front-door'`);
  await until(() => connections.length >= 3 && connections.at(-1) === true);
  expect(connections).toEqual([true, false, true]);

  await engine.query('SELECT pg_notify($1, $2)', [PURGE_CHANNEL, 'company-2']);
  await until(() => tags.length === 2);
  expect(tags).toEqual(['company-1', 'company-2']);
  await listening.stop();
  expect(connections.at(-1)).toBe(false);
});

it('goes on trying while the database is away', async () => {
  const connections: boolean[] = [];
  const listening = listenForPurges(
    'postgres://nobody@127.0.0.1:9/none',
    { onPurge: () => undefined, onConnection: (connected) => connections.push(connected) },
    pino({ level: 'silent' }),
  );
  await until(() => connections.length >= 2);
  expect(connections).not.toContain(true);
  await listening.stop();
});
