import react from '@vitejs/plugin-react';
import type { ViteDevServer } from 'vite';
import { inlineHashes } from '../server/http/inline-hashes.ts';
import type { PageToRender, PreparedPage, RenderedPage, Renderer } from '../server/releases/renderer.ts';
import { NO_INLINE } from '../server/http/security-headers.ts';
import type { PageContext } from '../src/lib/content/page-props.ts';
import type * as RenderDocument from './render-document.tsx';
import { FAILED_ID, type RenderedPageData } from './page.ts';
import { stylesOf } from './styles.ts';
import { BASE } from './vite.ts';

/** Vite inserts styles while it replaces them, and waits for a restarting server in a worker. */
const STYLES = ["'unsafe-inline'"];
const WORKER = 'blob:';
const RELOAD_SCRIPT = `<script type="module" src="${BASE}dev/reload-when-fixed.ts"></script>`;
const SCRIPTS =
  `<script type="module">${react.preambleCode.replace('__BASE__', BASE)}</script>` +
  `<script type="module" src="${BASE}@vite/client"></script>` +
  `<script type="module" src="${BASE}dev/client.tsx"></script>`;

/** Renders pages from their current sources, instead of a release's bundle. */
export function sourceRenderer(vite: ViteDevServer, report: (error: Error) => void): Renderer {
  /** Shows an error instead of the page, which reloads once the sources are fixed. */
  const failed = (error: Error): RenderedPage => {
    vite.ssrFixStacktrace(error);
    report(error);
    const trace = escaped(error.stack ?? error.message);
    return rendered(
      500,
      `<!DOCTYPE html><html><body><pre id="${FAILED_ID}">${trace}</pre>${RELOAD_SCRIPT}</body></html>`,
    );
  };
  const prepare = async (page: PageToRender): Promise<PreparedPage> => {
    try {
      const { status, render } = await prepareFrom(vite, page);
      return { status, render: () => render().catch(failed) };
    } catch (error) {
      return { status: 200, render: async () => failed(error as Error) };
    }
  };
  return { prepare, render: async (page) => (await prepare(page)).render() };
}

async function prepareFrom(
  vite: ViteDevServer,
  { template, path, context, texts, asked }: PageToRender,
): Promise<PreparedPage> {
  const module = (await vite.ssrLoadModule('/dev/render-document.tsx')) as typeof RenderDocument;
  const { getServerData } = await module.loadTemplate(template);
  const pageContext = context as PageContext;
  const { params, query } = asked ?? { params: {}, query: {} };
  const request = { method: 'GET', url: path, headers: new Map<string, string>(), query, params, pageContext };
  const { props, headers = {}, ...given } = (await getServerData?.(request)) ?? {};
  const { location } = headers;
  const status = given.status ?? (location === undefined ? 200 : 302);
  if (location !== undefined)
    return { status, render: async () => ({ status, html: '', tags: [], location, inline: NO_INLINE }) };

  const page: RenderedPageData = {
    template,
    params,
    path: pageContext.i18n.path,
    pageContext,
    data: { locales: texts },
    ...(props && { serverData: props }),
  };
  const search = new URLSearchParams(query).toString();
  return {
    status,
    async render() {
      const html = await module.renderDocument({
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
  status,
  html,
  tags: [],
  inline: { scripts: [...inlineHashes(html).scripts, WORKER], styles: STYLES },
});

const escaped = (text: string): string => text.replace(/[&<>]/g, (char) => `&#${char.charCodeAt(0)};`);
