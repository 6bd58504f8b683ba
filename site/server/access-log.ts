import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { BASE_LOCALE } from '@app/locales/manifest.ts';
import { matchRoute } from '../src/route-match.ts';
import { routePattern } from '../src/routes.ts';
import { decode } from './redirects.ts';

/** Parameters of the route table that let whoever knows them in. */
export const isSecret = (name: string): boolean => /token/i.test(name);

/**
 * An address as it may be logged: no token that stands in it, nothing that somebody looked for, no query, which may
 * hold what people typed.
 */
export function loggedPath(url: string): string {
  const raw = url.split('?', 1)[0] ?? '';
  const path = decode(raw) ?? raw;
  // As `redirects.ts` reads it: a slash too many makes a token no less of one.
  const clean = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  const canonical = clean.startsWith(`/${BASE_LOCALE}/`) ? clean.slice(BASE_LOCALE.length + 1) : clean;
  return (withoutTokens(canonical) ?? clean)
    .replace(/^(?!\/api\/)(.*?\/search)\/.*$/is, '$1/*')
    .replace(/[^/]+/g, (part) => (looksSecret(part) ? ':token' : part));
}

/** An address of the route table that has tokens in it, their names in their place. */
function withoutTokens(path: string): string | null {
  const match = matchRoute(path);
  if (!match || !Object.keys(match.params).some(isSecret)) return null;
  return routePattern(match.route, match.locale).replace(/:([a-zA-Z]+)/g, (whole, name: string) =>
    isSecret(name) ? whole : (match.params[name] ?? whole),
  );
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Of addresses that we do not know: what is too long to be a name, or has the letters of chance. */
const looksSecret = (part: string): boolean =>
  (part.length >= 36 && !ID.test(part)) || (part.length >= 16 && /[A-Z]/.test(part) && /^[\w-]+$/.test(part));

/** Most addresses come again, and reading one takes longer than writing its line. In letters. */
const MAX_LETTERS = 250_000;

/** One line per request when it is over. */
export function accessLog(log: Logger): RequestHandler {
  const paths = new LRUCache<string, string>({
    maxSize: MAX_LETTERS,
    sizeCalculation: (path, url) => path.length + url.length + 1,
    memoMethod: loggedPath,
  });
  return (req, res, next) => {
    const start = process.hrtime.bigint();
    res.once('close', () => {
      const ms = Math.round(Number(process.hrtime.bigint() - start) / 1e4) / 100;
      const line = {
        id: req.headers['x-request-id'],
        method: req.method,
        path: paths.memo(req.originalUrl),
        status: res.statusCode,
        ms,
        cache: res.getHeader('X-Cache'),
      };
      if (res.statusCode >= 500) log.warn(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}
