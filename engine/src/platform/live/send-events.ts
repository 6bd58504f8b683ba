import type { Response } from 'express';
import type { EventStream } from './live.ts';

export const EVENT_STREAM = 'text/event-stream';

/** A client that reads nothing is cut; after its reconnect it gets what it missed. */
const MAX_UNREAD_BYTES = 256 * 1024;

/** Sends a stream of events until it ends or the client leaves. */
export function sendEvents(res: Response, stream: EventStream): void {
  res.setHeader('Content-Type', EVENT_STREAM);
  res.setHeader('Cache-Control', 'no-store, no-transform');
  // For nginx and what follows its convention.
  res.setHeader('X-Accel-Buffering', 'no');
  // The client has left while its access was looked up.
  if (res.destroyed) return;
  res.flushHeaders();
  const stop = stream({
    write(text) {
      if (res.writableLength > MAX_UNREAD_BYTES) res.destroy();
      else if (!res.destroyed) res.write(text);
    },
    end: () => res.end(),
  });
  res.on('close', stop);
}
