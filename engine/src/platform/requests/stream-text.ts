import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../log.ts';

/** JSON lines: one value per line. */
export const JSON_LINES = 'application/x-ndjson';

/** Streams text or bytes with backpressure. A failure half-way cuts the connection, so that the client notices. */
export async function streamText(
  res: Response,
  lines: AsyncIterable<string | Uint8Array>,
  type: string,
  log: Log,
): Promise<void> {
  res.type(type);
  try {
    await pipeline(Readable.from(lines), res);
  } catch (error) {
    if (!res.headersSent) throw error;
    // The client is gone, or the answer has already begun.
    log.warn({ err: error }, 'a stream ended early');
    res.destroy();
  }
}
