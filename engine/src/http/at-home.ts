import type { Request } from 'express';

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/;

/**
 * Whether a request comes from this machine under its own name. Another name for it would let any web page read what is
 * shown here.
 */
export function isAtHome(req: Request): boolean {
  return LOOPBACK.test(req.ip ?? '') && ['localhost', '127.0.0.1', '[::1]'].includes(req.hostname);
}
