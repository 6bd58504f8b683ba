import express from 'express';
import type { Express, RequestHandler } from 'express';
import helmet from 'helmet';
import { Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { mountDoors } from '../domains/invitations/public.ts';
import type { AppContext } from '../platform/context.ts';
import { PHOTO_PATH, servePhoto } from '../domains/reviews/public.ts';
import { newId } from '../kernel/ids.ts';
import { mount } from '../platform/route.ts';
import type { Route } from '../platform/route.ts';
import { mountApiDocs } from './api-docs.ts';
import { contextFactory } from './context.ts';
import { mountDemoSms } from './demo-sms.ts';
import { originGuard } from './guards.ts';
import { addHealth } from './health.ts';
import { mountMailGallery } from './mail-gallery.tsx';
import { refuseOtherMethods } from './methods.ts';
import { API_ROOT, routeOf } from './paths.ts';
import { problemMapper, routeNotFound } from './problem.ts';

const JSON_LIMIT = '256kb';
const REQUEST_ID = /^[\w-]{8,64}$/;

/** Gives every request an id, the front door's where it sent one, and logs its end. */
function requestId(app: AppContext): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id');
    const id = given && REQUEST_ID.test(given) ? given : newId();
    res.setHeader('X-Request-Id', id);
    const started = performance.now();
    res.on('finish', () => {
      const ms = Math.round(performance.now() - started);
      // The route, not the address: addresses carry tokens.
      app.log.debug({ requestId: id, method: req.method, route: routeOf(req), status: res.statusCode, ms }, 'request');
    });
    next();
  };
}

function measure(metrics: Registry): RequestHandler {
  const histogram = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer by route',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [metrics],
  });
  return (req, res, next) => {
    const end = histogram.startTimer();
    res.on('finish', () => end({ method: req.method, route: routeOf(req), status: res.statusCode }));
    next();
  };
}

/** The engine's HTTP side: assembled here, decided in the domains. */
export function createApi(app: AppContext, routes: Route[]): Express {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const server = express();
  server.disable('x-powered-by');
  server.set('etag', 'weak');
  server.set('trust proxy', app.config.TRUSTED_PROXIES);
  addHealth(server, app, metrics);
  server.use(requestId(app), measure(metrics));
  server.use(
    helmet({
      contentSecurityPolicy: { directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
      crossOriginResourcePolicy: { policy: 'same-origin' },
    }),
  );
  server.use(originGuard(app.config.PUBLIC_URL));

  mountDoors(server, app, API_ROOT);
  mountDemoSms(server, app);
  mountMailGallery(server, app);
  server.get(PHOTO_PATH, servePhoto(app));

  const api = express.Router();
  // Files before the JSON parser, which would take one of theirs for its own.
  mount(
    api,
    routes.filter(({ spec }) => spec.file),
    contextFactory(app),
  );
  api.use(express.json({ limit: JSON_LIMIT }));
  mount(
    api,
    routes.filter(({ spec }) => !spec.file),
    contextFactory(app),
  );
  refuseOtherMethods(api, routes);
  server.use(API_ROOT, api);

  mountApiDocs(server, routes, app.config.PUBLIC_URL);
  server.use(routeNotFound);
  server.use(problemMapper(app));
  return server;
}
