import type { Express, RequestHandler, Router } from 'express';
import { domainError } from '../kernel/errors.ts';
import type { Route } from '../platform/route.ts';

class MethodNotAllowed extends domainError('method_not_allowed', 405) {}

/**
 * Says of addresses that are there what they take, instead of calling them unknown. Comes after the routes themselves.
 */
export function rejectOtherMethods(router: Router, routes: Route[]): void {
  const taken = new Map<string, string[]>();
  for (const { spec } of routes) {
    const methods = spec.method === 'get' ? ['GET', 'HEAD'] : [spec.method.toUpperCase()];
    taken.set(spec.path, [...(taken.get(spec.path) ?? []), ...methods]);
  }
  for (const [path, methods] of taken) {
    router.all(path, (req, res, next) => {
      // Express itself answers what an address takes.
      if (req.method === 'OPTIONS') return next();
      res.setHeader('Allow', methods.join(', '));
      throw new MethodNotAllowed();
    });
  }
}

/** Properties of Express's router layers that its types omit. */
interface Layer {
  match(path: string): boolean;
  route?: { methods: Record<string, boolean> };
}

/** The same for routes outside the API: short links, photos, documents. Must be mounted last. */
export function rejectOtherMethodsOutsideApi(server: Express): RequestHandler {
  return (req, res, next) => {
    const layers = server.router.stack as unknown as Layer[];
    const there = layers.filter((layer) => layer.route && layer.match(req.path));
    const methods = [...new Set(there.flatMap(({ route }) => Object.keys(route?.methods ?? {})))];
    if (methods.length === 0 || methods.includes(req.method.toLowerCase())) return next();
    const taken = methods.flatMap((method) => (method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]));
    if (taken.includes(req.method) || req.method === 'OPTIONS') return next();
    res.setHeader('Allow', taken.join(', '));
    throw new MethodNotAllowed();
  };
}
