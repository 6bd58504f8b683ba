import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import compression from 'compression';
import type { Request } from 'express';

/** Below this a compressed answer takes no fewer packets. */
const SMALLEST = 1024;
/** Text that is sent as a whole; event streams have to arrive as they are written. */
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|ndjson|x-ndjson|xml|javascript)\b)/i;
/**
 * Who can make a browser ask for something and watch the sizes of encrypted answers guesses a secret in them, sign by
 * sign, where they also repeat what was asked (BREACH). So whatever gives a cookie stays as it is, and so do answers
 * about accounts and keys; they are small anyway.
 */
const SECRETS = /^\/api\/v1\/(?:accounts|me|password-resets|sessions)\b|\/api-keys\b/;

/** Compresses what follows when it is worth it and the client takes it. */
export const compressed = compression({
  threshold: SMALLEST,
  filter: (req, res) => isCompressible(req.originalUrl, res.getHeaders()),
});

/**
 * Makes the headers of an upstream's answer true of its compressed form too, before they are copied: caches keep both
 * apart, no tag claims that they are the same bytes, and nobody knows a length before the work is done.
 */
export function describeBothForms(answer: IncomingMessage, req: Request): void {
  const { headers } = answer;
  // What has not changed says no type, but must say by what its forms differ.
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
