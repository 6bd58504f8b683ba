import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { adminPolicy } from '../server/security.ts';

const PATHS = /^\/(admin|cms-api|_next|__nextjs[\w-]*)(\/|$)/;
/** React takes stack traces apart with it while it is developed. */
const POLICY = adminPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-eval'");

export const isOfCms = (path: string): boolean => PATHS.test(path);

/** Hands on to Next's development server what is the cms's, with the connection over which it tells of changes. */
export function forwardToCms(url: string, server: Server): RequestHandler {
  const proxy = createProxyMiddleware({ target: url, xfwd: true });
  // One of its own: a proxy that has seen a request takes every upgrade of the server for its own.
  const hotReload = createProxyMiddleware({ target: url, ws: true });
  server.on('upgrade', (request, socket, head) => {
    if (isOfCms(request.url ?? '')) hotReload.upgrade(request, socket as Socket, head);
  });
  return (req, res, next) => {
    if (!isOfCms(req.path)) return next();
    if (req.path.startsWith('/admin')) res.setHeader('Content-Security-Policy', POLICY);
    void proxy(req, res, next);
  };
}
