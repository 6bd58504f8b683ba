import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { SIGN_IN_RULES } from '@app/contracts/security/sign-in';
import { eventually } from '../../../tests/support/eventually.ts';
import { startRedis } from '../../../tests/support/redis.ts';
import { testApp } from '../testing.ts';
import type { TestApp } from '../testing.ts';
import { RateLimited } from '../kernel/errors.ts';
import { createThrottle } from './throttle.ts';

let test: TestApp;
beforeAll(async () => {
  test = await testApp();
});
afterAll(() => test.close());

/** A way to Redis that can fall silent, or refuse everybody. */
async function gateTo(url: string) {
  const { port } = new URL(url);
  const sockets = new Set<Socket>();
  /** What comes in the silence, and is passed on after it. */
  const late: [Socket, Buffer][] = [];
  let open: 'open' | 'silent' | 'closed' = 'open';
  const server = createServer((client) => {
    if (open === 'closed') return void client.destroy();
    const redis = connect(Number(port), '127.0.0.1');
    for (const one of [client, redis]) {
      sockets.add(one);
      one.on('error', () => undefined).on('close', () => sockets.delete(one));
    }
    const pass = (to: Socket) => (data: Buffer) => void (open === 'open' ? to.write(data) : late.push([to, data]));
    client.on('data', pass(redis));
    redis.on('data', pass(client));
    client.on('close', () => redis.destroy());
    redis.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}${new URL(url).pathname}`,
    set(state: typeof open) {
      open = state;
      if (state === 'open') for (const [to, data] of late.splice(0)) to.write(data);
      if (state === 'closed') for (const one of sockets) one.destroy();
    },
    async close() {
      for (const one of sockets) one.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

const { points } = SIGN_IN_RULES.signInClient;

describe.each(['silent', 'closed'] as const)('limits on a Redis that is %s', (trouble) => {
  it('go on in memory, say so, and return to Redis', async () => {
    const redis = await startRedis();
    const gate = await gateTo(redis.url);
    const throttle = createThrottle(test.app.db.pool, gate.url);
    const other = createThrottle(test.app.db.pool, redis.url);
    try {
      await throttle.consume('signInClient', 'anna');
      expect(throttle.isDegraded()).toBe(false);

      gate.set(trouble);
      for (let n = 0; n < points; n++) await throttle.consume('signInClient', 'anna');
      await expect(throttle.consume('signInClient', 'anna')).rejects.toThrow(RateLimited);
      expect(throttle.isDegraded()).toBe(true);

      gate.set('open');
      await eventually('Redis is asked again', async () => {
        await throttle.consume('signInClient', 'probe').catch(() => undefined);
        return !throttle.isDegraded();
      });
      // What another process counted counts here too.
      for (let n = 0; n < points; n++) await other.consume('signInClient', 'ewa');
      await expect(throttle.consume('signInClient', 'ewa')).rejects.toThrow(RateLimited);
    } finally {
      throttle.close();
      other.close();
      await gate.close();
      await redis.stop();
    }
  });
});
