import type { Express } from 'express';
import type { Route } from '../../platform/route.ts';
import { API_ROOT } from '../paths.ts';

/** Mounts the OpenAPI document and its page. Both are generated, and their libraries loaded, on first request. */
export function mountApiDocs(server: Express, routes: Route[], publicUrl: string): void {
  const make = async () => {
    const { apiDocument, docsPage } = await import('./openapi.ts');
    const document = apiDocument(routes, publicUrl);
    return { document, page: docsPage(document) };
  };
  let made: ReturnType<typeof make> | undefined;
  const docs = () => (made ??= make());
  server.get(`${API_ROOT}/openapi.json`, async (_req, res) => {
    res.json((await docs()).document);
  });
  server.use('/api/docs', async (req, res, next) => (await docs()).page(req, res, next));
}
