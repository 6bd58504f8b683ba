import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import compression from 'compression';
import type { Request } from 'express';

/** In bytes. Below this, compression saves no packets. */
const SMALLEST = 1024;
/** Event streams are left out: their events must arrive as they are written. */
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|ndjson|x-ndjson|xml|javascript)\b)/i;
/**
 * Responses that may repeat a secret beside reflected input stay uncompressed, because their sizes would leak it
 * (BREACH): those that set cookies, and those about accounts and keys, which are small.
 */
const SECRETS = /^\/api\/v1\/(?:accounts|me|password-resets|sessions)\b|\/api-keys\b/;

/** Compresses the response if it is worth it and the client accepts it. */
export const compressed = compression({
  threshold: SMALLEST,
  filter: (req, res) => isCompressible(req.originalUrl, res.getHeaders()),
});

/**
 * Adjusts an upstream's response headers so that they also hold for the compressed form: caches keep both apart, the
 * ETag is weak, and the length is unknown.
 */
export function adjustCompressedHeaders(answer: IncomingMessage, req: Request): void {
  const { headers } = answer;
  // A 304 has no content type, but must still say what its variants depend on.
  if (answer.statusCode !== 304 && !isCompressible(req.originalUrl, headers)) return;
  headers.vary = headers.vary ? `${headers.vary}, Accept-Encoding` : 'Accept-Encoding';
  if (headers.etag && !headers.etag.startsWith('W/')) headers.etag = `W/${headers.etag}`;
  delete headers['accept-ranges'];
  if (req.method === 'HEAD' && Number(headers['content-length']) >= SMALLEST) delete headers['content-length'];
}

function isCompressible(url: string, headers: IncomingHttpHeaders | OutgoingHttpHeaders): boolean {
  return (
    TEXT.test(String(headers['content-type'])) &&
    headers['content-encoding'] === undefined &&
    headers['content-range'] === undefined &&
    headers['set-cookie'] === undefined &&
    !/\bno-transform\b/i.test(String(headers['cache-control'])) &&
    !SECRETS.test(url.split('?', 1)[0] ?? '')
  );
}
