import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { adminPolicy } from '../server/http/security-headers.ts';

const PATHS = /^\/(admin|cms-api|_next|__nextjs[\w-]*)(\/|$)/;
/** React in development needs eval for its stack traces. */
const POLICY = adminPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'");

export const isCmsPath = (path: string): boolean => PATHS.test(path);

/** Proxies the cms's paths to Next's development server, including its hot-reload socket. */
export function forwardToCms(url: string, server: Server): RequestHandler {
  const proxy = createProxyMiddleware({ target: url, xfwd: true });
  // A separate proxy: one that has seen a request takes over every upgrade of the server.
  const hotReload = createProxyMiddleware({ target: url, ws: true });
  server.on('upgrade', (request, socket, head) => {
    if (isCmsPath(request.url ?? '')) hotReload.upgrade(request, socket as Socket, head);
  });
  return (req, res, next) => {
    if (!isCmsPath(req.path)) return next();
    if (req.path.startsWith('/admin')) res.setHeader('Content-Security-Policy', POLICY);
    void proxy(req, res, next);
  };
}
