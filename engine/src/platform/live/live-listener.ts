import { Client } from 'pg';
import type { Log } from '../log.ts';
import { LIVE_CHANNEL } from './announce.ts';

/** Sessions or memberships have ended; see the triggers on their tables. */
export const ACCESS_CHANNEL = 'live_access';

const RETRY_MS = 1_000;
/** Finds connections that were cut silently, by a query that is not answered. */
const HEARTBEAT_MS = 10_000;
const TIMEOUT_MS = 5_000;

export interface LiveListener {
  /** The connection is open and listens; called again after each reconnect. */
  onOpen(client: Client): Promise<void>;
  onEvents(): void;
  onAccess(): void;
  /** Every 10 seconds while connected. */
  onHeartbeat(): void;
}

/** Listens until stopped, over the process's one connection for live events, which is reopened whenever it breaks. */
export function listenForEvents(databaseUrl: string, listener: LiveListener, log: Log): { stop(): Promise<void> } {
  let client: Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (error?: Error): void => {
    if (client === null) return;
    const old = client;
    client = null;
    clearInterval(timer);
    old.removeAllListeners();
    old.on('error', () => undefined);
    void old.end().catch(() => undefined);
    if (stopped) return;
    log.warn({ err: error }, 'the connection for live events is lost: reconnecting');
    timer = setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: 'live-events',
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client = fresh;
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ channel }) => {
      if (channel === LIVE_CHANNEL) listener.onEvents();
      else if (channel === ACCESS_CHANNEL) listener.onAccess();
    });
    try {
      await fresh.connect();
      await fresh.query(`LISTEN ${LIVE_CHANNEL}; LISTEN ${ACCESS_CHANNEL}`);
      await listener.onOpen(fresh);
    } catch (error) {
      lost(error as Error);
      return;
    }
    if (client !== fresh) return;
    const beat = (): void => {
      void fresh.query('select 1').then(listener.onHeartbeat, lost);
    };
    timer = setInterval(beat, HEARTBEAT_MS);
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
