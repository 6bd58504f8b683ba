import express from 'express';
import type { Express } from 'express';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { mountDoors } from '../domains/invitations/public.ts';
import type { AppContext } from '../platform/context.ts';
import { PHOTO_PATH, servePhoto } from '../domains/reviews/public.ts';
import { mount } from '../platform/route.ts';
import type { Route } from '../platform/route.ts';
import { mountApiDocs } from './api-docs.ts';
import { contextFactory } from './context.ts';
import { mountDemoSms } from './demo-sms.ts';
import { originGuard } from './guards.ts';
import { addHealth } from './health.ts';
import { mountMailGallery } from './mail-gallery.tsx';
import { refuseMethodsBeside, refuseOtherMethods } from './methods.ts';
import { observe } from './observe.ts';
import { API_ROOT } from './paths.ts';
import { problemMapper, routeNotFound } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

const JSON_LIMIT = '256kb';
/** The engine's HTTP side: assembled here, decided in the domains. */
export function createApi(app: AppContext, routes: Route[]): Express {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const server = express();
  server.disable('x-powered-by');
  server.set('etag', 'weak');
  server.set('trust proxy', app.config.TRUSTED_PROXIES);
  addHealth(server, app, metrics);
  server.use(observe(app.log, metrics), securityHeaders());
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
  server.use(refuseMethodsBeside(server), routeNotFound);
  server.use(problemMapper(app));
  return server;
}
