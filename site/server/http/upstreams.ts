import * as http from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as https from 'node:https';
import type { Socket } from 'node:net';
import type { Request, RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Logger } from 'pino';
import { compressed, adjustCompressedHeaders } from './api-compression.ts';

/**
 * Idle connections are closed before the upstream does it (after eight seconds): a request on a connection that is just
 * being closed is lost. Also the connect timeout.
 */
const IDLE_MS = 4_000;

export interface Upstream {
  /** Name in logs. */
  name: string;
  url: string;
  /** Path prefixes that it serves: `/api`. */
  prefixes: readonly string[];
  /** The prefix whose responses are compressed here. */
  compress?: string;
}

/**
 * Proxies requests under the prefixes, streaming both ways, with the client's address and our origin in X-Forwarded-*.
 */
export function forwardTo({ name, url, prefixes, compress }: Upstream, log: Logger): RequestHandler {
  const isCompressed = (req: Request) => compress !== undefined && isUnder(req.path, compress);
  const proxy = createProxyMiddleware<Request>({
    target: url,
    agent: new (url.startsWith('https:') ? https : http).Agent({ keepAlive: true, timeout: IDLE_MS, maxSockets: 256 }),
    changeOrigin: false,
    xfwd: false,
    proxyTimeout: 120_000,
    on: {
      proxyReq: setForwardingHeaders,
      proxyRes: (answer, req) => {
        if (isCompressed(req)) adjustCompressedHeaders(answer, req);
      },
      error: (error, req, res) => sendUpstreamError(error, req, res, name, log),
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

/** Names the client to the upstream. */
export function setForwardingHeaders(outgoing: http.ClientRequest, req: Request): void {
  outgoing.setHeader('X-Forwarded-For', req.ip ?? '');
  outgoing.setHeader('X-Forwarded-Proto', req.protocol);
  outgoing.setHeader('X-Forwarded-Host', req.host);
}

/** Answers 503 for an upstream that did not answer. */
export function sendUpstreamError(
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
