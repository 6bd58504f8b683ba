import { createServer, get } from 'node:http';
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '../../../../tests/support/eventually.ts';

/** An event as a client sees it. */
export interface SeenEvent {
  id: string | undefined;
  /** `message`, `ready`, `reset` or `close`. */
  event: string;
  data: { kind?: string; subjectId?: string | null };
}

/** An open stream and what it has received. */
export interface OpenStream {
  status: number;
  headers: IncomingMessage['headers'];
  events: SeenEvent[];
  /** Whether the server has ended it. */
  ended: boolean;
  /** Ids of what the events were about, without those of the protocol. */
  subjects(): (string | null | undefined)[];
  /** The id of the last event. */
  position(): string | undefined;
  close(): void;
}

/** Listens on loopback; `close` cuts open streams. */
export async function listenOnLoopback(handler: RequestListener): Promise<{ origin: string; close(): Promise<void> }> {
  const server: Server = createServer(handler);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function parseEvent(block: string): SeenEvent | undefined {
  const fields = new Map(
    block
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith(':'))
      .map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ');
        return [name, value.join(': ')];
      }),
  );
  if (!fields.has('data')) return undefined;
  const data = JSON.parse(fields.get('data') ?? '') as SeenEvent['data'];
  return { id: fields.get('id'), event: fields.get('event') ?? 'message', data };
}

/** Opens a stream and waits until the server has told that the client is up to date. */
export async function openStream(url: string, headers: Record<string, string> = {}): Promise<OpenStream> {
  const stream = await new Promise<OpenStream>((resolve, reject) => {
    const request = get(url, { headers, agent: false }, (response) => {
      const events: SeenEvent[] = [];
      const opened: OpenStream = {
        status: response.statusCode ?? 0,
        headers: response.headers,
        events,
        ended: false,
        subjects: () => events.filter(({ event }) => event === 'message').map(({ data }) => data.subjectId),
        position: () => events.findLast(({ id }) => id !== undefined)?.id,
        close: () => request.destroy(),
      };
      let rest = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        const blocks = (rest + chunk).split('\n\n');
        rest = blocks.pop() ?? '';
        events.push(...blocks.flatMap((block) => parseEvent(block) ?? []));
      });
      response.on('close', () => (opened.ended = true));
      response.on('error', () => undefined);
      resolve(opened);
    });
    request.on('error', reject);
  });
  if (stream.status === 200)
    await eventually('the stream is up to date', () => stream.events.some(({ event }) => event !== 'message'));
  return stream;
}
