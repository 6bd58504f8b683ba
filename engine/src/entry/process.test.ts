import { Agent, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { drain, listen } from './process.ts';

it('a server stops once the last answer is sent, even if its client keeps the connection', async () => {
  let answer = (): void => undefined;
  const { server, port } = await listen((_req, res) => (answer = () => res.end('done')), {
    port: 0,
    host: '127.0.0.1',
  });
  // Longer than any test.
  server.keepAliveTimeout = 600_000;
  const asked = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<string>((resolve, reject) => {
    get({ host: '127.0.0.1', port, agent }, (res) => resolve(text(res))).on('error', reject);
  });
  await asked;
  const stopped = drain(server);
  answer();
  expect(await answered).toBe('done');
  await stopped;
  agent.destroy();
});

it('a server listens on the given interface only', async () => {
  const { server, port } = await listen((_req, res) => res.end(), { port: 0, host: '127.0.0.1' });
  expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
  const elsewhere = await listen((_req, res) => res.end(), { port, host: '127.0.0.2' });
  await Promise.all([drain(server), drain(elsewhere.server)]);
});
