import { RateLimited } from '../../kernel/errors.ts';
import type { Db } from '../db.ts';
import type { Log } from '../log.ts';
import { EventReader } from './event-reader.ts';
import { isAfter, newestPosition, readPosition, replay } from './live-events.ts';
import { CLOSE, HEARTBEAT, eventText, readyText, resetText } from './live-format.ts';
import { listenForEvents } from './live-listener.ts';
import { Streams } from './streams.ts';
import type { EventSink, LiveSubscription, Stream } from './streams.ts';

/** Proxies close a silent connection after a minute or less. */
const HEARTBEAT_MS = 20_000;
const START_TIMEOUT_MS = 5_000;
/** Seconds after which a refused client may ask for a stream again. */
const REFUSED_SECONDS = 60;

/** Begins to write a stream. @returns a function that stops it */
export type EventStream = (sink: EventSink) => () => void;

/** Live events of one process: any number of streams over one database connection. */
export interface Live {
  /** @throws RateLimited if the owner has too many streams */
  open(subscription: LiveSubscription): Promise<EventStream>;
  /** Number of open streams. */
  count(): number;
  /** Ends all streams; their clients reconnect. */
  close(): Promise<void>;
}

/** Opens no connection before the first stream. */
export function createLive(databaseUrl: string, db: Db, log: Log): Live {
  const streams = new Streams();
  const reader = new EventReader((event) => {
    for (const { queue, sink } of streams.wanting(event)) {
      if (queue) queue.push(event);
      else sink.write(eventText(event));
    }
  }, log);
  let listener: { stop(): Promise<void> } | undefined;
  let heartbeat: NodeJS.Timeout | undefined;
  let closed = false;
  let start: (() => void) | undefined;
  const started = new Promise<void>((resolve) => (start = resolve));

  const checkAccess = (): Promise<void> =>
    streams
      .checkAccess(db.queries)
      .catch((error: unknown) => log.warn({ err: error }, 'the access of live streams could not be checked'));

  function listen(): void {
    if (listener || closed) return;
    const on = {
      async onOpen(client: NonNullable<EventReader['client']>) {
        reader.client = client;
        if (start) reader.position = await newestPosition(client);
        start?.();
        start = undefined;
        await reader.read();
        await checkAccess();
      },
      onEvents: () => void reader.read(),
      onAccess: () => void checkAccess(),
      onHeartbeat: () => void reader.read().then(checkAccess),
    };
    listener = listenForEvents(databaseUrl, on, log);
    heartbeat = setInterval(() => {
      for (const { sink } of streams.all()) sink.write(HEARTBEAT);
    }, HEARTBEAT_MS);
    heartbeat.unref();
  }

  async function waitForStart(): Promise<void> {
    listen();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, fail) => {
      timer = setTimeout(() => fail(new Error('live events have no connection')), START_TIMEOUT_MS);
    });
    await Promise.race([started, late]).finally(() => clearTimeout(timer));
  }

  /** Writes what the client has missed, then what arrived meanwhile. */
  async function catchUp(stream: Stream): Promise<void> {
    const { subscription, sink } = stream;
    const { after, companyId } = subscription;
    const from = readPosition(after);
    // Another process was ahead of this one.
    if (from && isAfter(from, reader.position)) await reader.read();
    const until = reader.position;
    const missed = from && !isAfter(from, until) ? await replay(db.queries, companyId, from, until) : undefined;
    for (const event of missed ?? []) if (subscription.wants(event)) sink.write(eventText(event));
    sink.write(after === undefined || missed ? readyText(until) : resetText(until));
    const arrived = (stream.queue ?? []).filter((event) => isAfter(event, until));
    stream.queue = null;
    for (const event of arrived) sink.write(eventText(event));
  }

  return {
    count: () => streams.size,
    async open(subscription) {
      if (streams.hasReachedLimit(subscription)) throw new RateLimited({ seconds: REFUSED_SECONDS });
      await waitForStart();
      return (sink) => {
        const stream: Stream = { subscription, sink, queue: [] };
        streams.add(stream);
        if (closed) streams.end(stream);
        else
          catchUp(stream).catch((error: unknown) => {
            log.warn({ err: error }, 'missed live events could not be read');
            streams.end(stream);
          });
        return () => streams.remove(stream);
      };
    },
    async close() {
      closed = true;
      clearInterval(heartbeat);
      for (const stream of streams.all()) {
        stream.sink.write(CLOSE);
        streams.end(stream);
      }
      await listener?.stop();
    },
  };
}
