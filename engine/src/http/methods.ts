import type { Router } from 'express';
import { domainError } from '../kernel/errors.ts';
import type { Route } from '../platform/route.ts';

class MethodNotAllowed extends domainError('method_not_allowed', 405) {}

/** Says of addresses that are there what they take, instead of calling them unknown. Comes after the routes themselves. */
export function refuseOtherMethods(router: Router, routes: Route[]): void {
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
