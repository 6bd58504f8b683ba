import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Log } from './log.ts';

/** A file of lines of JSON, one value each. */
export const JSON_LINES = 'application/x-ndjson';

/** Sends text as it is made, no faster than it is read. What fails half-way cuts the connection, so that it shows. */
export async function sendLines(res: Response, lines: AsyncIterable<string>, type: string, log: Log): Promise<void> {
  res.type(type);
  try {
    await pipeline(Readable.from(lines), res);
  } catch (error) {
    if (!res.headersSent) throw error;
    // The reader went away, or there is nobody left to answer to.
    log.warn({ err: error }, 'a stream ended early');
    res.destroy();
  }
}
