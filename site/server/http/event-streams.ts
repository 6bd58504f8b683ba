import * as http from 'node:http';
import type { ServerResponse } from 'node:http';
import * as https from 'node:https';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { sendUpstreamError, setForwardingHeaders } from './upstreams.ts';

/** Streams of server-sent events: of a company's panel and of a reviewer's mediation. */
const EVENTS = /^\/api\/v1\/(?:panel\/companies|mediations)\/[^/]+\/events$/;
/** The engine sends something every 20 seconds. */
const SILENCE_MS = 60_000;

/**
 * Proxies event streams, each on a connection of its own beside those of other requests, which they would use up. They
 * are passed on uncompressed as they are written. `end` ends them, as they never do by themselves.
 */
export function forwardEventStreams(engineUrl: string, log: Logger): { handler: RequestHandler; end(): void } {
  const open = new Set<ServerResponse>();
  const { Agent } = engineUrl.startsWith('https:') ? https : http;
  const proxy = createProxyMiddleware<Request>({
    target: engineUrl,
    agent: new Agent({ keepAlive: false }),
    changeOrigin: false,
    xfwd: false,
    proxyTimeout: SILENCE_MS,
    on: {
      proxyReq: setForwardingHeaders,
      error: (error, req, res) => {
        // The client has left, or this server stops.
        if ('writableEnded' in res && (res.destroyed || res.writableEnded)) return;
        sendUpstreamError(error, req, res, 'engine', log);
      },
    },
  });
  return {
    handler: (req, res, next) => {
      if (req.method !== 'GET' || !EVENTS.test(req.path)) return next();
      open.add(res);
      res.once('close', () => open.delete(res));
      void proxy(req, res, next);
    },
    end: () => {
      for (const res of open) res.destroy();
    },
  };
}
