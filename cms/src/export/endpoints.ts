import type { Endpoint, PayloadHandler, PayloadRequest } from 'payload';
import { hasServiceKey } from '../access/service-key.ts';
import { config } from '../config.ts';
import { buildContentExport, buildPagesExport } from './build.ts';
import { isFresh } from './conditional.ts';

export const serviceKeyWrong = (): Response =>
  Response.json({ code: 'service_key_wrong' }, { status: 401, headers: { 'www-authenticate': 'Bearer' } });

/** Answers the document to the service key, or 304 when the asker has it already. */
const document =
  (build: (req: PayloadRequest) => Promise<{ version: string }>): PayloadHandler =>
  async (req) => {
    if (!hasServiceKey(req.headers, config.serviceKey)) return serviceKeyWrong();
    const body = await build(req);
    const headers = { etag: `"${body.version}"`, 'cache-control': 'private, no-cache' };
    return isFresh(req.headers.get('if-none-match'), headers.etag)
      ? new Response(null, { status: 304, headers })
      : Response.json(body, { headers });
  };

/** Ready when the database answers. Public, says nothing else. */
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
  { path: '/export/pages', method: 'get', handler: document(buildPagesExport) },
  { path: '/export/content', method: 'get', handler: document(buildContentExport) },
];
