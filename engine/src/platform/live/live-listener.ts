import type { Client } from 'pg';
import { listen } from '../database/listen.ts';
import type { Log } from '../log.ts';
import { LIVE_CHANNEL } from './announce.ts';

/** Sessions or memberships have ended; see the triggers on their tables. */
export const ACCESS_CHANNEL = 'live_access';

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
  return listen(
    databaseUrl,
    {
      name: 'live-events',
      channels: [LIVE_CHANNEL, ACCESS_CHANNEL],
      onOpen: (client) => listener.onOpen(client),
      onNotification: (channel) => (channel === LIVE_CHANNEL ? listener.onEvents() : listener.onAccess()),
      onHeartbeat: () => listener.onHeartbeat(),
    },
    log,
  );
}
