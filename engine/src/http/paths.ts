import type { Request } from 'express';

/** Where the API lies on the one origin. */
export const API_ROOT = '/api/v1';

/** The route's pattern, never the address itself: addresses carry tokens. */
export function routeOf(req: Request): string {
  const path: unknown = (req.route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'none';
}
