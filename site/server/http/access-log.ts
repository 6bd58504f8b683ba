import type { RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { BASE_LOCALE } from '@app/locales/manifest.ts';
import { matchRoute } from '../../src/routes/match-route.ts';
import { routePattern } from '../../src/routes/route.ts';
import { decodePath } from '../addresses/redirects.ts';

/** Whether a route parameter is a credential. */
export const isSecretParameter = (name: string): boolean => /token/i.test(name);

/** A URL's path as it may be logged: without tokens, search phrases or the query, which may hold what people typed. */
export function redactedPath(url: string): string {
  const raw = url.split('?', 1)[0] ?? '';
  const path = decodePath(raw) ?? raw;
  // Normalised as in `redirects.ts`: an extra slash must not hide a token.
  const clean = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1');
  const canonical = clean.startsWith(`/${BASE_LOCALE}/`) ? clean.slice(BASE_LOCALE.length + 1) : clean;
  return (withoutTokens(canonical) ?? clean)
    .replace(/^(?!\/api\/)(.*?\/search)\/.*$/is, '$1/*')
    .replace(/[^/]+/g, (part) => (looksSecret(part) ? ':token' : part));
}

/** The path with each token replaced by its parameter's name; null if no route with a token matches. */
function withoutTokens(path: string): string | null {
  const match = matchRoute(path);
  if (!match || !Object.keys(match.params).some(isSecretParameter)) return null;
  return routePattern(match.route, match.locale).replace(/:([a-zA-Z]+)/g, (whole, name: string) =>
    isSecretParameter(name) ? whole : (match.params[name] ?? whole),
  );
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** For unknown paths: parts that are too long for a name, or look random. */
const looksSecret = (part: string): boolean =>
  (part.length >= 36 && !ID.test(part)) || (part.length >= 16 && /[A-Z]/.test(part) && /^[\w-]+$/.test(part));

/** Cache size in characters. Most paths recur, and redacting one takes longer than writing its log line. */
const MAX_LETTERS = 250_000;

/** Logs one line per finished request. */
export function accessLog(log: Logger): RequestHandler {
  const paths = new LRUCache<string, string>({
    maxSize: MAX_LETTERS,
    sizeCalculation: (path, url) => path.length + url.length + 1,
    memoMethod: redactedPath,
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
