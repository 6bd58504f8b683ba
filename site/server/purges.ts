import type { Logger } from 'pino';
import { Client } from 'pg';

/** The channel on which the engine names what has changed; the payload is a tag of pages (ADR 0040). */
export const PURGE_CHANNEL = 'cache_purge';
/** The channel on which the database says that the cms has noted a change; it has no payload. */
export const PUBLISH_CHANNEL = 'cms_change';

const RETRY_MS = 1_000;
/** A connection that was cut without a word is found out by asking, and by no answer. */
const SILENCE = { heartbeatMs: 15_000, timeoutMs: 5_000 };
/** Nobody who stops waits longer for a server to say goodbye. */
const FAREWELL_MS = 1_000;

interface PurgeListener {
  onPurge(tag: string): void;
  /** Staff have published something. */
  onPublish(): void;
  /** Whether purges arrive; what was sent while they did not is lost. */
  onConnection(connected: boolean): void;
}

/** Listens for purges until stopped, over a connection of its own that is opened anew whenever it breaks. */
export function listenForPurges(
  databaseUrl: string,
  listener: PurgeListener,
  log: Logger,
  { heartbeatMs, timeoutMs }: typeof SILENCE = SILENCE,
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
    log.warn({ err: error }, 'purges cannot arrive, connecting again');
    timer = setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async () => {
    const fresh = new Client({
      ...{ connectionString: databaseUrl, keepAlive: true, application_name: 'front-door' },
      ...{ connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs },
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
      let farewell: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => (farewell = setTimeout(resolve, FAREWELL_MS)));
      await Promise.race([open?.end().catch(() => undefined), late]);
      clearTimeout(farewell);
    },
  };
}
