import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ExportedBlock, ExportedPage, ExportedTranslation, PagesExport } from '../../../cms/src/export/types.ts';

const pair = (pl: string) => ({ key: null, text: { pl } });

/** A page of one block with a headline. */
export const aPage = (path: string, headline: string, ...more: ExportedBlock[]): ExportedPage => ({
  id: path,
  path,
  name: path,
  updatedAt: '2026-03-01T00:00:00.000Z',
  seo: { title: pair(headline), description: pair(headline), image: null, noindex: false },
  blocks: [
    {
      id: `${path} hero`,
      type: 'hero',
      title: pair(headline),
      lead: null,
      primary: null,
      secondary: null,
      image: null,
      drawing: null,
      search: false,
    },
    ...more,
  ],
});

/** A cms export of these pages, and nothing else unless `own` overrides it. */
export const pagesExport = (pages: ExportedPage[], own: Partial<PagesExport> = {}): PagesExport => ({
  version: '1',
  updatedAt: null,
  pages,
  planCards: [],
  badges: [],
  redirects: [],
  settings: {
    claims: [],
    links: { blog: null, podcast: null, social: [] },
    contact: {
      email: null,
      phone: null,
      companyName: null,
      street: null,
      postalCode: null,
      city: null,
      country: null,
      taxId: null,
    },
  },
  navigation: { header: [], footer: [], legal: [] },
  ...own,
});

/** The responses of a cms to a build and a front door. */
export interface ContentServer {
  url: string;
  pages: ExportedPage[];
  /** Overrides of the export. */
  own: Partial<PagesExport>;
  translations: ExportedTranslation[];
  /** Pictures and files by path. */
  files: Map<string, string>;
  /** While true, everything is answered with 503. */
  down: boolean;
  /** Paths that were requested, with the response's status. */
  readonly asked: { path: string; status: number }[];
  close(): Promise<void>;
}

/** A stand-in for the cms, as far as the site uses it. */
export async function startContentServer(pages: ExportedPage[]): Promise<ContentServer> {
  const state: ContentServer = {
    url: '',
    pages,
    own: {},
    translations: [],
    files: new Map(),
    down: false,
    asked: [],
    close: () => Promise.resolve(),
  };
  const bodyOf = (path: string): string | undefined => {
    if (path.endsWith('/export/pages')) return JSON.stringify(pagesExport(state.pages, state.own));
    const { translations } = state;
    if (path.endsWith('/export/content'))
      return JSON.stringify({ version: '1', updatedAt: null, badges: [], hints: [], wordLists: [], translations });
    return state.files.get(path);
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const body = state.down ? undefined : bodyOf(path);
    const etag = `"${createHash('sha256')
      .update(body ?? '')
      .digest('hex')}"`;
    const status = state.down ? 503 : body === undefined ? 404 : request.headers['if-none-match'] === etag ? 304 : 200;
    state.asked.push({ path, status });
    response.writeHead(status, { 'content-type': 'application/json', etag });
    response.end(status === 200 ? body : undefined);
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
