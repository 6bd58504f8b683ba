import { Client } from 'pg';
import type { Log } from '../log.ts';

const RETRY_MS = 1_000;
/** Finds connections that were cut silently, by a query that is not answered. */
const HEARTBEAT_MS = 10_000;
const TIMEOUT_MS = 5_000;

export interface Listener {
  /** Of the connection, in PostgreSQL's list of them and in the log. */
  name: string;
  channels: readonly string[];
  /** The connection is open and listens; called again after each reconnect. */
  onOpen(client: Client): Promise<void> | void;
  onNotification(channel: string, payload: string | undefined): void;
  /** Notifications from now on are missed, until `onOpen` is called again. */
  onLost?(): void;
  /** Every 10 seconds while connected. */
  onHeartbeat?(): void;
}

/** Listens to channels until stopped, over one connection, which is reopened whenever it breaks. */
export function listen(databaseUrl: string, listener: Listener, log: Log): { stop(): Promise<void> } {
  let client: Client | null = null;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const lost = (error?: Error): void => {
    if (client === null) return;
    const old = client;
    client = null;
    clearTimeout(timer);
    listener.onLost?.();
    old.removeAllListeners();
    old.on('error', () => undefined);
    void old.end().catch(() => undefined);
    if (stopped) return;
    log.warn({ err: error }, `the connection for ${listener.name} is lost: reconnecting`);
    timer = setTimeout(() => void connect(), RETRY_MS);
  };

  const connect = async (): Promise<void> => {
    const fresh = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      application_name: listener.name,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client = fresh;
    fresh.on('error', lost);
    fresh.on('end', () => lost());
    fresh.on('notification', ({ channel, payload }) => listener.onNotification(channel, payload));
    try {
      await fresh.connect();
      await fresh.query(listener.channels.map((channel) => `LISTEN ${channel}`).join('; '));
      if (client !== fresh) return;
      await listener.onOpen(fresh);
    } catch (error) {
      lost(error as Error);
      return;
    }
    if (client !== fresh) return;
    const beat = (): void => {
      void fresh.query('select 1').then(() => listener.onHeartbeat?.(), lost);
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
