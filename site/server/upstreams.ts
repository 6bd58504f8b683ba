import * as http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { compressed, describeBothForms } from './compressed.ts';

/**
 * Connections are used again, and let go before an upstream ends them by itself (after eight seconds): a request that
 * meets one that is just being closed is lost. Whoever cannot be reached for so long is away.
 */
const IDLE_MS = 4_000;

export interface Upstream {
  /** Named in logs. */
  name: string;
  url: string;
  /** First parts of the paths that it answers: `/api`. */
  prefixes: readonly string[];
  /** The prefix whose answers are compressed here; what lies elsewhere comes as it is. */
  compress?: string;
}

/** Hands requests under the prefixes on, streaming both ways, with the client's address and our origin in X-Forwarded-*. */
export function forwardTo({ name, url, prefixes, compress }: Upstream, log: Logger): RequestHandler {
  const isCompressed = (req: Request) => compress !== undefined && isUnder(req.path, compress);
  const proxy = createProxyMiddleware<Request>({
    target: url,
    agent: new (url.startsWith('https:') ? https : http).Agent({ keepAlive: true, timeout: IDLE_MS, maxSockets: 256 }),
    changeOrigin: false,
    xfwd: false,
    proxyTimeout: 120_000,
    on: {
      proxyReq: (outgoing, req) => {
        outgoing.setHeader('X-Forwarded-For', req.ip ?? '');
        outgoing.setHeader('X-Forwarded-Proto', req.protocol);
        outgoing.setHeader('X-Forwarded-Host', req.host);
      },
      proxyRes: (answer, req) => {
        if (isCompressed(req)) describeBothForms(answer, req);
      },
      error: (error, req, res) => answerFailure(error, req, res, name, log),
    },
  });
  return (req, res, next) => {
    if (!prefixes.some((prefix) => isUnder(req.path, prefix))) return next();
    const forward = () => void proxy(req, res, next);
    if (isCompressed(req)) compressed(req, res, forward);
    else forward();
  };
}

const isUnder = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

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
