import type { Request } from 'express';

/** Base path of the API. */
export const API_ROOT = '/api/v1';

/** The route's pattern, never the URL itself, which may contain tokens. */
export function routePattern(req: Request): string {
  const path: unknown = (req.route as { path?: unknown } | undefined)?.path;
  return typeof path === 'string' ? path : 'none';
}
