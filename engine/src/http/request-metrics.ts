import type { RequestHandler } from 'express';
import { Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { randomId } from '../kernel/ids.ts';
import { EVENT_STREAM } from '../platform/live/send-events.ts';
import type { Log } from '../platform/log.ts';
import { routePattern } from './paths.ts';

const REQUEST_ID = /^[\w-]{8,64}$/;

/** Assigns a request id (the front door's if it sent one), and logs and measures the request. */
export function requestMetrics(log: Log, metrics: Registry): RequestHandler {
  const histogram = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  });
  return (req, res, next) => {
    const given = req.headers['x-request-id'];
    const requestId = typeof given === 'string' && REQUEST_ID.test(given) ? given : randomId();
    res.setHeader('X-Request-Id', requestId);
    const started = performance.now();
    res.on('finish', () => {
      // A stream of events lasts as long as its page is open.
      if (res.getHeader('Content-Type') === EVENT_STREAM) return;
      const ms = performance.now() - started;
      const { method } = req;
      // The route's pattern, because URLs contain tokens.
      const route = routePattern(req);
      const status = res.statusCode;
      histogram.observe({ method, route, status }, ms / 1000);
      if (log.isLevelEnabled('debug')) log.debug({ requestId, method, route, status, ms: Math.round(ms) }, 'request');
    });
    next();
  };
}
