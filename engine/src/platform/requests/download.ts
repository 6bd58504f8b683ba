import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { Log } from '../log.ts';
import type { StoredFile } from '../storage/index.ts';

/** A stored file that a browser saves. */
export interface Download {
  file: StoredFile;
  /** ASCII. */
  name: string;
  type: string;
}

/** Sends the file with backpressure; nothing in it is shown by the browser. */
export async function sendDownload(res: Response, { file, name, type }: Download, log: Log): Promise<void> {
  res.set({
    'Content-Type': type,
    'Content-Length': String(file.bytes),
    'Content-Disposition': `attachment; filename="${name}"`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  // A client that disconnects is not an error.
  await pipeline(file.body, res).catch((error: unknown) => log.debug({ err: error }, 'a download was cut off'));
}
