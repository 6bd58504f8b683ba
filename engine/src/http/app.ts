import express from 'express';
import type { Express } from 'express';
import { Registry, collectDefaultMetrics } from 'prom-client';
import { mountInvitationLinks } from '../domains/invitations/public.ts';
import type { AppContext } from '../platform/context.ts';
import { PICTURE_PATH, servePicture } from '../domains/pictures/public.ts';
import { PHOTO_PATH, servePhoto } from '../domains/reviews/public.ts';
import { openWidgets, serveKeptWidgets } from '../domains/widgets/public.ts';
import { mount } from '../platform/route.ts';
import type { Route } from '../platform/route.ts';
import { mountApiDocs } from './openapi/api-docs.ts';
import { contextFactory } from './context.ts';
import { mountSmsOutbox } from './previews/sms-outbox.ts';
import { originGuard } from './origin-guard.ts';
import { mountHealth } from './health.ts';
import { mountMailGallery } from './previews/mail-gallery.tsx';
import { rejectOtherMethodsOutsideApi, rejectOtherMethods } from './method-not-allowed.ts';
import { requestMetrics } from './request-metrics.ts';
import { API_ROOT } from './paths.ts';
import { problemMapper, routeNotFound } from './problem.ts';
import { securityHeaders } from './security-headers.ts';

const JSON_LIMIT = '256kb';
/** Assembles the engine's HTTP server. */
export function createApi(app: AppContext, routes: Route[]): Express {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const server = express();
  server.disable('x-powered-by');
  server.set('etag', 'weak');
  server.set('trust proxy', app.config.TRUSTED_PROXIES);
  mountHealth(server, app, metrics);
  server.use(serveKeptWidgets(app, API_ROOT));
  server.use(requestMetrics(app.log, metrics), securityHeaders());
  server.use(openWidgets(API_ROOT));
  server.use(originGuard(app.config.PUBLIC_URL));

  mountInvitationLinks(server, app, API_ROOT);
  mountSmsOutbox(server, app);
  mountMailGallery(server, app);
  server.get(PHOTO_PATH, servePhoto(app));
  server.get(PICTURE_PATH, servePicture(app));

  const api = express.Router();
  // File routes come before the JSON parser, which would consume a JSON file.
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
  rejectOtherMethods(api, routes);
  server.use(API_ROOT, api);

  mountApiDocs(server, routes, app.config.PUBLIC_URL);
  server.use(rejectOtherMethodsOutsideApi(server), routeNotFound);
  server.use(problemMapper(app));
  return server;
}
