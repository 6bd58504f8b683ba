import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import { inlineHashes } from '../server/inline-hashes.ts';
import type { PageToDraw, PreparedPage, RenderedPage, Renderer } from '../server/renderer.ts';
import { NO_INLINE } from '../server/security.ts';
import type { PageContext } from '../src/lib/page-props.ts';
import type * as Draw from './draw.tsx';
import { FAILED_ID, type DrawnPage } from './page.ts';
import { stylesOf } from './styles.ts';
import { BASE } from './vite.ts';

/** Vite writes styles into pages while it replaces them, and waits in a worker for a server that starts anew. */
const STYLES = ["'unsafe-inline'"];
const WORKER = 'blob:';
const MENDING = `<script type="module" src="${BASE}dev/failed.ts"></script>`;
const SCRIPTS =
  `<script type="module">${react.preambleCode.replace('__BASE__', BASE)}</script>` +
  `<script type="module" src="${BASE}@vite/client"></script>` +
  `<script type="module" src="${BASE}dev/client.tsx"></script>`;

/** Draws pages from their sources as they are now, in place of the bundle of a release. */
export function sourceRenderer(vite: ViteDevServer, report: (error: Error) => void): Renderer {
  /** An error is shown in the page's place, which comes by itself once the sources are mended. */
  const failed = (error: Error): RenderedPage => {
    vite.ssrFixStacktrace(error);
    report(error);
    const trace = escaped(error.stack ?? error.message);
    return rendered(500, `<!DOCTYPE html><html><body><pre id="${FAILED_ID}">${trace}</pre>${MENDING}</body></html>`);
  };
  const prepare = async (page: PageToDraw): Promise<PreparedPage> => {
    try {
      const { status, draw } = await prepareFrom(vite, page);
      return { status, draw: () => draw().catch(failed) };
    } catch (error) {
      return { status: 200, draw: async () => failed(error as Error) };
    }
  };
  return { prepare, render: async (page) => (await prepare(page)).draw() };
}

async function prepareFrom(
  vite: ViteDevServer,
  { template, path, context, texts, asked }: PageToDraw,
): Promise<PreparedPage> {
  const draw = (await vite.ssrLoadModule('/dev/draw.tsx')) as typeof Draw;
  const { getServerData } = await draw.loadTemplate(template);
  const pageContext = context as PageContext;
  const { params, query } = asked ?? { params: {}, query: {} };
  const request = { method: 'GET', url: path, headers: new Map<string, string>(), query, params, pageContext };
  const { props, headers = {}, ...given } = (await getServerData?.(request)) ?? {};
  const { location } = headers;
  const status = given.status ?? (location === undefined ? 200 : 302);
  if (location !== undefined)
    return { status, draw: async () => ({ status, html: '', tags: [], location, inline: NO_INLINE }) };

  const page: DrawnPage = {
    ...{ template, params, path: pageContext.i18n.path, pageContext, data: { locales: texts } },
    ...(props && { serverData: props }),
  };
  const search = new URLSearchParams(query).toString();
  return {
    status,
    async draw() {
      const html = await draw.drawDocument({
        page,
        location: { pathname: encodeURI(path), search: search && `?${search}`, hash: '' },
        styles: await stylesOf(vite, template),
        scripts: SCRIPTS,
      });
      return rendered(status, html);
    },
  };
}

const rendered = (status: number, html: string): RenderedPage => ({
  ...{ status, html, tags: [] },
  inline: { scripts: [...inlineHashes(html).scripts, WORKER], styles: STYLES },
});

const escaped = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
