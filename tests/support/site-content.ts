import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExportedBlock, ExportedPage, PagesExport } from '../../cms/src/export/types.ts';

const pair = (pl: string) => ({ key: null, text: { pl } });

/** A page of one block with a headline. */
export const aPage = (path: string, headline: string, ...more: ExportedBlock[]): ExportedPage => ({
  ...{ id: path, path, name: path, updatedAt: '2026-03-01T00:00:00.000Z' },
  seo: { title: pair(headline), description: pair(headline), image: null, noindex: false },
  blocks: [
    {
      ...{ id: `${path} hero`, type: 'hero', title: pair(headline), lead: null, primary: null, secondary: null },
      ...{ image: null, drawing: null, search: false },
    },
    ...more,
  ],
});

/** What a cms exports, of these pages and nothing else. */
export interface ContentServer {
  url: string;
  pages: ExportedPage[];
  /** Answers 503 to everything while it is. */
  down: boolean;
  close(): Promise<void>;
}

/** A cms as far as a build of the site sees it. */
export async function startContentServer(pages: ExportedPage[]): Promise<ContentServer> {
  const content: PagesExport = {
    ...{ version: '1', updatedAt: null, pages, planCards: [], badges: [], redirects: [] },
    settings: {
      ...{ claims: [], links: { blog: null, podcast: null, social: [] } },
      contact: {
        ...{ email: null, phone: null, companyName: null, street: null, postalCode: null },
        ...{ city: null, country: null, taxId: null },
      },
    },
    navigation: { header: [], footer: [], legal: [] },
  };
  const state: ContentServer = { url: '', pages, down: false, close: () => Promise.resolve() };
  const server = createServer((request, response) => {
    if (state.down) return void response.writeHead(503).end();
    const body = request.url?.endsWith('/pages')
      ? { ...content, pages: state.pages }
      : { version: '1', updatedAt: null, badges: [], hints: [], wordLists: [], translations: [] };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  state.close = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return state;
}
