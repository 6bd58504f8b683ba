import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { createTransport } from 'nodemailer';
import { freePort, isPortFree } from './free-port.ts';
import { startProcess } from './processes.ts';
import { hasRedis, startRedis } from './redis.ts';
import { linksOf, startSmtpSink } from './smtp-sink.ts';

describe('the SMTP sink', () => {
  test('the SMTP sink stores mails and refuses those it is told to', async () => {
    const sink = await startSmtpSink();
    const transport = createTransport(sink.url);
    sink.refuse((to) => {
      if (to.startsWith('gone')) return { code: 550 };
      return to.startsWith('later') ? { code: 451, at: 'data' } : undefined;
    });
    const mail = {
      from: 'shop@example.com',
      subject: 'Zażółć',
      html: '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    };
    const waiting = sink.waitForMail('Anna@example.com');
    await transport.sendMail({ ...mail, to: 'anna@example.com' });
    const got = await waiting;
    expect(got.parsed.subject).toBe('Zażółć');
    expect(linksOf(got)).toEqual(['https://example.com/?a=1&b=2']);
    await expect(transport.sendMail({ ...mail, to: 'gone@example.com' })).rejects.toMatchObject({ responseCode: 550 });
    await expect(transport.sendMail({ ...mail, to: 'later@example.com' })).rejects.toMatchObject({ responseCode: 451 });
    await expect(sink.waitForMail('gone@example.com', { timeoutMs: 20 })).rejects.toThrow(
      'No mail 1 to gone@example.com',
    );
    expect(sink.mails).toHaveLength(1);
    transport.close();
    await sink.stop();
  });
});

describe('processes of a test', () => {
  test('a process is ready when its URL answers, and ends with its children', async () => {
    const [outer, inner] = [await freePort(), await freePort()];
    const serve = (port: number): string =>
      `require('node:http').createServer((q, s) => s.end()).listen(${port}, '127.0.0.1')`;
    const script = `require('node:child_process').spawn(process.execPath, ['-e', "${serve(inner)}"]); ${serve(outer)}`;
    const server = startProcess({ name: 'a server', args: ['-e', script], readyUrl: `http://127.0.0.1:${outer}` });
    await server.ready();
    while (await isPortFree(inner)) await sleep(20);
    await server.stop();
    expect(server.exit()).toEqual({ code: null, signal: 'SIGTERM' });
    await expect(Promise.all([isPortFree(inner), isPortFree(outer)])).resolves.toEqual([true, true]);
  });

  test('a process that fails to get ready says why', async () => {
    const broken = startProcess({
      name: 'the broken part',
      args: ['-e', 'console.log("no luck"); process.exit(3)'],
      readyPort: 1,
    });
    await expect(broken.ready(5_000)).rejects.toThrow(/the broken part ended with code 3\. Its last lines:\nno luck/);
  });
});

const withRedis = hasRedis() ? test : test.skip;

withRedis('Redis never evicts', async () => {
  const redis = await startRedis();
  const client = new Redis(redis.url);
  await expect(client.config('GET', 'maxmemory-policy')).resolves.toEqual(['maxmemory-policy', 'noeviction']);
  client.disconnect();
  await redis.stop();
});
