import type { LiveEvent } from '@app/contracts/live';
import { writePosition } from './live-events.ts';
import type { Position, StoredEvent } from './live-events.ts';

/** A comment, which keeps proxies from closing a silent connection. */
export const HEARTBEAT = ':\n\n';
/** The process stops: the client connects again at once. */
export const CLOSE = 'event: close\ndata: {}\n\n';

/** One event in the format of server-sent events. */
export function eventText(event: StoredEvent): string {
  const { kind, subjectId } = event;
  const data: LiveEvent = { kind, subjectId };
  return `id: ${writePosition(event)}\ndata: ${JSON.stringify(data)}\n\n`;
}

/** All events up to this position have been sent. */
export const readyText = (position: Position): string => `id: ${writePosition(position)}\nevent: ready\ndata: {}\n\n`;

/** Events may be missing: the client loads everything again and continues from here. */
export const resetText = (position: Position): string => `id: ${writePosition(position)}\nevent: reset\ndata: {}\n\n`;
