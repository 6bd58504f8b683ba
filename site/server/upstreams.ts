import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';

export interface Upstream {
  /** Named in logs. */
  name: string;
  url: string;
  /** First parts of the paths that it answers: `/api`. */
  prefixes: readonly string[];
}

/** Hands requests under the prefixes on, streaming both ways, with the client's address and our origin in X-Forwarded-*. */
export function forwardTo({ name, url, prefixes }: Upstream, log: Logger): RequestHandler {
  const proxy = createProxyMiddleware<Request>({
    target: url,
    changeOrigin: false,
    xfwd: false,
    proxyTimeout: 120_000,
    on: {
      proxyReq: (outgoing, req) => {
        outgoing.setHeader('X-Forwarded-For', req.ip ?? '');
        outgoing.setHeader('X-Forwarded-Proto', req.protocol);
        outgoing.setHeader('X-Forwarded-Host', req.host);
      },
      error: (error, req, res) => answerFailure(error, req, res, name, log),
    },
  });
  return (req, res, next) => {
    if (!prefixes.some((prefix) => req.path === prefix || req.path.startsWith(`${prefix}/`))) return next();
    void proxy(req, res, next);
  };
}

function answerFailure(
  error: Error,
  req: IncomingMessage,
  res: ServerResponse | Socket,
  name: string,
  log: Logger,
): void {
  log.warn(
    { upstream: name, code: (error as NodeJS.ErrnoException).code, id: req.headers['x-request-id'] },
    'upstream did not answer',
  );
  if (!('headersSent' in res) || res.headersSent) {
    res.destroy();
    return;
  }
  const requestId = String(req.headers['x-request-id']);
  res.writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '5', 'Cache-Control': 'no-store' });
  res.end(
    JSON.stringify({
      type: 'about:blank',
      title: 'Service Unavailable',
      status: 503,
      code: 'unavailable',
      params: {},
      errors: [],
      requestId,
    }),
  );
}
