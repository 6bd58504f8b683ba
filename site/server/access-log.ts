import type { RequestHandler } from 'express';
import type { Logger } from 'pino';

/** Parts of an address that are long enough to be a token never reach a log; queries may hold what people typed. */
export const loggedPath = (url: string): string =>
  (url.split('?', 1)[0] ?? '').replace(/[^/]{36,}/g, (part) =>
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(part) ? part : ':token',
  );

/** One line per request when it is over. */
export function accessLog(log: Logger): RequestHandler {
  return (req, res, next) => {
    const start = process.hrtime.bigint();
    res.once('close', () => {
      const ms = Math.round(Number(process.hrtime.bigint() - start) / 1e4) / 100;
      const line = {
        id: req.headers['x-request-id'],
        method: req.method,
        path: loggedPath(req.originalUrl),
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
