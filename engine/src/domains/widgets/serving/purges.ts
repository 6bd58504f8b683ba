import { Client } from 'pg';
import type { AppContext } from '../../../platform/context.ts';
import { CACHE_PURGE_CHANNEL } from '../../../platform/page-caches.ts';
import { widgetCache } from './serve.ts';

const RETRY_MS = 1_000;
/** Finds connections that were cut silently, by a query that is not answered. */
const HEARTBEAT_MS = 10_000;
const TIMEOUT_MS = 5_000;

/** Keeps the answers of this process as new as the database, until stopped. Without it nothing is kept. */
export function followPurges(app: AppContext): { stop(): Promise<void> } {
  const cache = widgetCache(app);
  let client: Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (error?: Error): void => {
    if (client === null) return;
    const old = client;
    client = null;
    clearTimeout(timer);
    cache.setConnected(false);
    old.removeAllListeners();
    old.on('error', () => undefined);
    void old.end().catch(() => undefined);
    if (stopped) return;
    app.log.warn({ err: error }, 'the connection for purges of widgets is lost: reconnecting');
    timer = setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: app.config.DATABASE_URL,
      keepAlive: true,
      application_name: 'widget-purges',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client = fresh;
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ payload }) => {
      if (payload) cache.purge(payload);
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${CACHE_PURGE_CHANNEL}`);
    } catch (error) {
      lost(error as Error);
      return;
    }
    if (client !== fresh) return;
    cache.setConnected(true);
    timer = setInterval(() => void fresh.query('select 1').catch(lost), HEARTBEAT_MS);
  };

  void connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      const open = client;
      lost();
      await open?.end().catch(() => undefined);
    },
  };
}
