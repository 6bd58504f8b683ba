import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { hasServiceKey } from '../access/service-key.ts';
import { config } from '../config.ts';
import { buildContentExport, buildPagesExport } from './build.ts';
import { matchesEtag } from './etag.ts';

export const refuseServiceKey = (): Response =>
  Response.json({ code: 'service_key_wrong' }, { status: 401, headers: { 'www-authenticate': 'Bearer' } });

/** Answers an export to the service key, or 304 if the ETag matches. */
const exportHandler =
  (build: (req: PayloadRequest) => Promise<{ version: string }>): PayloadHandler =>
  async (req) => {
    if (!hasServiceKey(req.headers, config.serviceKey)) return refuseServiceKey();
    const body = await build(req);
    const headers = { etag: `"${body.version}"`, 'cache-control': 'private, no-cache' };
    return matchesEtag(req.headers.get('if-none-match'), headers.etag)
      ? new Response(null, { status: 304, headers })
      : Response.json(body, { headers });
  };

/** 200 if the database answers. Public. */
const health: PayloadHandler = async ({ payload }) => {
  try {
    await payload.db.pool.query('select 1');
    return Response.json({ status: 'ok' }, { headers: { 'cache-control': 'no-store' } });
  } catch (error) {
    payload.logger.error({ err: error }, 'The database does not answer');
    return Response.json({ status: 'unavailable' }, { status: 503, headers: { 'cache-control': 'no-store' } });
  }
};

export const endpoints: Endpoint[] = [
  { path: '/health', method: 'get', handler: health },
  { path: '/export/pages', method: 'get', handler: exportHandler(buildPagesExport) },
  { path: '/export/content', method: 'get', handler: exportHandler(buildContentExport) },
];
