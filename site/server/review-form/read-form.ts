import type { Request } from 'express';

/** All texts of a form at their longest, percent-encoded, are shorter. */
const MAX_BYTES = 1024 * 1024;

/** The fields of a form that a browser sent; null if they are too long or of another type. */
export async function readForm(req: Request): Promise<URLSearchParams | null> {
  if (!req.is('application/x-www-form-urlencoded')) return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of req as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) return null;
    chunks.push(chunk);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}

/**
 * Whether another site's page sent the form. The token in the address is what allows it; this is the second wall. The
 * pages have `no-referrer`, with which browsers say `Origin: null`, so their `Sec-Fetch-Site` decides.
 */
export function isForeignForm(req: Pick<Request, 'headers'>, publicUrl: string): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin';
  const { origin } = req.headers;
  return origin !== undefined && origin !== 'null' && origin !== new URL(publicUrl).origin;
}
