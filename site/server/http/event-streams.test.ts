import { createServer, get } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { pino } from 'pino';
import { eventually } from '../../../tests/support/eventually.ts';
import { forwardEventStreams } from './event-streams.ts';

const log = pino({ level: 'silent' });
const PATH = '/api/v1/panel/companies/1/events';

/** An engine whose streams the test writes to, behind the front door's part for them. */
async function behindTheDoor() {
  const streams: ServerResponse[] = [];
  const seen: IncomingMessage[] = [];
  const engine = createServer((req, res) => {
    seen.push(req);
    res.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' });
    // As the engine does, which tells at once that the client is up to date.
    res.write('event: ready\ndata: {}\n\n');
    streams.push(res);
  });
  await new Promise<void>((done) => engine.listen(0, '127.0.0.1', done));
  const { handler, end } = forwardEventStreams(`http://127.0.0.1:${(engine.address() as AddressInfo).port}`, log);
  const door = createServer(
    express()
      .use(handler)
      .use((_req, res) => void res.status(404).end()),
  );
  await new Promise<void>((done) => door.listen(0, '127.0.0.1', done));
  const { port } = door.address() as AddressInfo;
  const open = (path = PATH) =>
    new Promise<{ text: () => string; closed: () => boolean; leave(): void; status: number | undefined }>(
      (resolve, reject) => {
        const request = get(
          { host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': 'gzip', 'Last-Event-ID': '3.4' } },
          (answer) => {
            let text = '';
            let closed = false;
            answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
            answer.on('error', () => undefined).on('close', () => (closed = true));
            const { statusCode: status } = answer;
            resolve({ text: () => text, closed: () => closed, leave: () => request.destroy(), status });
          },
        );
        request.on('error', reject);
      },
    );
  return {
    streams,
    seen,
    open,
    end,
    close() {
      for (const server of [door, engine]) server.close().closeAllConnections();
    },
  };
}

it('each event passes at once and uncompressed, and the position reaches the engine', async () => {
  const test = await behindTheDoor();
  const stream = await test.open();
  test.streams[0]!.write('data: {"kind":"review"}\n\n');
  await eventually('the event', () => stream.text().endsWith('\n\ndata: {"kind":"review"}\n\n'));
  expect(test.seen[0]!.headers).toMatchObject({ 'last-event-id': '3.4', 'x-forwarded-for': expect.any(String) });
  expect((await test.open('/api/v1/panel/companies/1/overview')).status).toBe(404);
  test.close();
});

it('more streams are open than the pool of other requests has connections', async () => {
  const test = await behindTheDoor();
  await Promise.all(Array.from({ length: 300 }, () => test.open()));
  expect(test.streams).toHaveLength(300);
  test.close();
});

it('the engine’s stream closes when the client leaves, and the client’s when the server stops', async () => {
  const test = await behindTheDoor();
  const [left, kept] = [await test.open(), await test.open()];
  left.leave();
  await eventually('the engine notices', () => test.streams.filter((one) => one.closed).length === 1);
  test.end();
  await eventually('the client notices', kept.closed);
  await eventually('the engine notices', () => test.streams.every((one) => one.closed));
  test.close();
});
