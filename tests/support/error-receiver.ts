import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { eventually } from './eventually.ts';

/** An event as Sentry's protocol has it; the fields that tests look at. */
export interface ReceivedEvent {
  event_id: string;
  server_name?: string;
  environment?: string;
  release?: string;
  tags?: Record<string, string>;
  exception: {
    values: {
      type: string;
      value: string;
      stacktrace?: { frames: { filename: string; lineno?: number; colno?: number; context_line?: string }[] };
    }[];
  };
}

export interface ErrorReceiver {
  /** For SENTRY_DSN. */
  dsn: string;
  /** Events in order. */
  events: ReceivedEvent[];
  /** Everything that was received, as text. */
  received: () => string;
  /** Waits for an event whose last error has a message with this text. */
  event: (text: string) => Promise<ReceivedEvent>;
  stop: () => Promise<void>;
}

const PROJECT = '42';

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  return (request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body).toString();
}

/**
 * Items of an envelope (https://develop.sentry.dev/sdk/data-model/envelopes): a line of headers, then for each item a
 * line of headers and its payload.
 */
function itemsOf(envelope: string): { type: string; payload: string }[] {
  const [, ...lines] = envelope.split('\n');
  return lines.flatMap((line, at) => {
    if (at % 2 === 1 || line === '') return [];
    const { type } = JSON.parse(line) as { type: string };
    return [{ type, payload: lines[at + 1] ?? '' }];
  });
}

/** A server on loopback that takes Sentry's envelopes and keeps the events in them. */
export async function startErrorReceiver(): Promise<ErrorReceiver> {
  const events: ReceivedEvent[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const body = await bodyOf(request);
      bodies.push(`${request.method} ${request.url}\n${body}`);
      if (request.method !== 'POST' || !request.url?.startsWith(`/api/${PROJECT}/envelope/`)) {
        response.writeHead(404).end();
        return;
      }
      for (const { type, payload } of itemsOf(body))
        if (type === 'event') events.push(JSON.parse(payload) as ReceivedEvent);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    dsn: `http://publickey@127.0.0.1:${port}/${PROJECT}`,
    events,
    received: () => bodies.join('\n'),
    event: (text) =>
      eventually(`an event with "${text}"`, () =>
        Promise.resolve(
          events.find(({ exception }) => exception.values.some(({ value }) => value.includes(text))) ?? null,
        ),
      ),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
