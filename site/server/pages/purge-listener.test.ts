import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Client } from 'pg';
import { pino } from 'pino';
import { eventually } from '../../../tests/support/eventually.ts';
import { startPostgres, type TestPostgres } from '../../../tests/support/postgres.ts';
import { listenForPurges, PUBLISH_CHANNEL, PURGE_CHANNEL } from './purge-listener.ts';

let server: TestPostgres;
let engine: Client;
beforeAll(async () => {
  server = await startPostgres();
  engine = new Client({ connectionString: server.url });
  await engine.connect();
});
afterAll(async () => {
  await engine.end();
  await server.stop();
});

it('the listener to purges reports every purge and cms change, and reconnects after its connection was cut', async () => {
  const tags: string[] = [];
  const connections: boolean[] = [];
  let published = 0;
  const listening = listenForPurges(
    server.url,
    {
      onPurge: (tag) => tags.push(tag),
      onPublish: () => published++,
      onConnection: (connected) => connections.push(connected),
    },
    pino({ level: 'silent' }),
  );
  await eventually('it listens', () => connections.at(-1) === true);
  await engine.query('SELECT pg_notify($1, $2)', [PURGE_CHANNEL, 'company-1']);
  await eventually('one purge', () => tags.length === 1);
  await engine.query(`NOTIFY ${PUBLISH_CHANNEL}`);
  await eventually('one change', () => published === 1);

  await engine.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'front-door'`);
  await eventually('it listens again', () => connections.length >= 3 && connections.at(-1) === true);
  expect(connections).toEqual([true, false, true]);

  await engine.query('SELECT pg_notify($1, $2)', [PURGE_CHANNEL, 'company-2']);
  await eventually('two purges', () => tags.length === 2);
  expect(tags).toEqual(['company-1', 'company-2']);
  await listening.stop();
  expect(connections.at(-1)).toBe(false);
});

it('the listener to purges keeps trying to connect while the database is down', async () => {
  const connections: boolean[] = [];
  const listening = listenForPurges(
    'postgres://nobody@127.0.0.1:9/none',
    {
      onPurge: () => undefined,
      onPublish: () => undefined,
      onConnection: (connected) => connections.push(connected),
    },
    pino({ level: 'silent' }),
  );
  await eventually('two attempts', () => connections.length >= 2);
  expect(connections).not.toContain(true);
  await listening.stop();
});

/** The database behind a network that silently drops packets on demand. */
async function behindNetwork(url: string) {
  const sockets = new Set<Socket>();
  const network = { cut: false };
  const proxy = createServer((near) => {
    const { hostname, port } = new URL(url);
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => void (network.cut || to.write(data)));
      from.on('error', () => undefined);
      from.on('close', () => void (network.cut || to.end()));
    }
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const reached = new URL(url);
  reached.hostname = '127.0.0.1';
  reached.port = String((proxy.address() as AddressInfo).port);
  return {
    network,
    url: reached.href,
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

it('the listener to purges notices a connection that goes silent, and one that is never answered', async () => {
  const behind = await behindNetwork(server.url);
  const tags: string[] = [];
  const connections: boolean[] = [];
  const listening = listenForPurges(
    behind.url,
    {
      onPurge: (tag) => tags.push(tag),
      onPublish: () => undefined,
      onConnection: (connected) => connections.push(connected),
    },
    pino({ level: 'silent' }),
    { heartbeatMs: 300, timeoutMs: 1_000 },
  );
  await eventually('it listens', () => connections.at(-1) === true);
  // A busy machine may have needed more than one attempt to get here.
  const before = connections.length;
  behind.network.cut = true;
  await engine.query('SELECT pg_notify($1, $2)', [PURGE_CHANNEL, 'company-1']);
  await eventually('the silence is noticed, and an attempt fails', () => connections.length >= before + 2);
  expect(connections.slice(before)).not.toContain(true);
  behind.network.cut = false;
  await eventually('it listens', () => connections.at(-1) === true);
  // The silence of a machine that is too busy cuts it off once more; what is sent meanwhile is lost.
  await eventually('a purge arrives', async () => {
    await engine.query('SELECT pg_notify($1, $2)', [PURGE_CHANNEL, 'company-2']);
    return tags.length > 0;
  });
  expect(new Set(tags)).toEqual(new Set(['company-2']));
  behind.network.cut = true;
  await listening.stop();
  await behind.close();
});
