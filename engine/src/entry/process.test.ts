import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import { drain, listen } from './process.ts';

it('stops when the last answer is out, though its client would keep the connection', async () => {
  let answer = (): void => undefined;
  const { server, port } = await listen((_req, res) => (answer = () => res.end('done')), 0);
  // Longer than any test.
  server.keepAliveTimeout = 600_000;
  const asked = new Promise<void>((resolve) => server.once('request', () => resolve()));
  const agent = new Agent({ keepAlive: true });
  const answered = new Promise<string>((resolve, reject) => {
    get({ port, agent }, (res) => resolve(text(res))).on('error', reject);
  });
  await asked;
  const stopped = drain(server);
  answer();
  expect(await answered).toBe('done');
  await stopped;
  agent.destroy();
});
