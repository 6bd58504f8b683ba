import type { RequestHandler } from 'express';
import { domainError } from '../kernel/errors.ts';

class ForbiddenOrigin extends domainError('forbidden_origin', 403) {}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Counting views and clicks of widgets, which stand on pages of others. They read no cookies. */
const OPEN = /^\/api\/v1\/widgets\/[^/]+\/(?:seen|clicked)$/;

/**
 * Refuses unsafe requests that a page of another origin made. Browsers send Origin or Sec-Fetch-Site with them; callers
 * that send neither (programs, mail providers' one-click) must not carry cookies.
 */
export function originGuard(publicUrl: string): RequestHandler {
  const own = new URL(publicUrl).origin;
  return (req, _res, next) => {
    if (SAFE.has(req.method) || OPEN.test(req.path)) return next();
    const origin = req.get('origin');
    const site = req.get('sec-fetch-site');
    const foreign =
      origin !== undefined ? origin !== own : site !== undefined ? site !== 'same-origin' && site !== 'none' : false;
    const silentWithCookies = origin === undefined && site === undefined && req.get('cookie') !== undefined;
    next(foreign || silentWithCookies ? new ForbiddenOrigin() : undefined);
  };
}
