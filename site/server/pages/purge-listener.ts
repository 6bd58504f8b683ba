import type { Logger } from 'pino';
import { Client } from 'pg';

/** On this channel the engine names what has changed; the payload is a page tag (ADR 0040). */
export const PURGE_CHANNEL = 'cache_purge';
/** On this channel the database reports a change in the cms, without a payload. */
export const PUBLISH_CHANNEL = 'cms_change';

const RETRY_MS = 1_000;
/** Finds connections that were cut silently: a query that is not answered. */
const TIMEOUTS = { heartbeatMs: 15_000, timeoutMs: 5_000 };
/** `stop` waits no longer than this for the server to close the connection. */
const CLOSE_TIMEOUT_MS = 1_000;

interface PurgeListener {
  onPurge(tag: string): void;
  /** Staff have published something. */
  onPublish(): void;
  /** Whether purges arrive; those sent while they do not are lost. */
  onConnection(connected: boolean): void;
}

/** Listens for purges until stopped, over its own connection, which is reopened whenever it breaks. */
export function listenForPurges(
  databaseUrl: string,
  listener: PurgeListener,
  log: Logger,
  { heartbeatMs, timeoutMs }: typeof TIMEOUTS = TIMEOUTS,
): { stop(): Promise<void> } {
  let client: Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (error?: Error) => {
    if (client === null) return;
    const old = client;
    client = null;
    clearInterval(timer);
    listener.onConnection(false);
    old.removeAllListeners();
    old.on('error', () => undefined);
    void old.end().catch(() => undefined);
    if (stopped) return;
    log.warn({ err: error }, 'the connection for purges is lost: reconnecting');
    timer = setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async () => {
    const fresh = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'front-door',
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
    });
    client = fresh;
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ channel, payload }) => {
      if (channel === PUBLISH_CHANNEL) listener.onPublish();
      else if (channel === PURGE_CHANNEL && payload) listener.onPurge(payload);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${PURGE_CHANNEL}; LISTEN ${PUBLISH_CHANNEL}`);
    } catch (error) {
      lost(error as Error);
      return;
    }
    if (client !== fresh) return;
    listener.onConnection(true);
    timer = setInterval(() => void fresh.query('SELECT 1').catch(lost), heartbeatMs);
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const open = client;
      lost();
      let closeTimer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (closeTimer = setTimeout(resolve, CLOSE_TIMEOUT_MS)));
      await Promise.race([open?.end().catch(() => undefined), late]);
      clearTimeout(closeTimer);
    },
  };
}
