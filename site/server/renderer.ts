import { join } from 'node:path';
import type { PageContext, PageData } from '../src/lib/page-props.ts';
import { loadBundle } from './bundle.ts';
import { hashOf, inlineScripts, inlineStyles } from './inline-hashes.ts';
import { NO_INLINE, type InlineHashes } from './security.ts';
import { chunkOf, readTemplates, type TemplateAssets, type Templates } from './templates.ts';

/** A page as rendered: what is sent, and what the front door needs to know of it. */
export interface RenderedPage {
  status: number;
  html: string;
  inline: InlineHashes;
  tags: readonly string[];
  /** How long it may be kept, where the page says so itself. */
  ttlMs?: number;
  /** Where the page has moved to, percent-encoded; there is no body then. */
  location?: string;
}

/** A page to be drawn: its template, and all that the template gets. */
export interface PageToDraw {
  template: string;
  /** Decoded. A page for many addresses that is filled in by the browser has one of its own. */
  path: string;
  /** The addresses that it stands at, where these are many. */
  matchPath?: string;
  context: Partial<PageContext>;
  texts: NonNullable<PageData['locales']>;
  /** Of pages that ask the engine: what their address says. `query` is already reduced to what the page reads. */
  asked?: { params: Record<string, string>; query: Record<string, string> };
}

export interface Renderer {
  render(page: PageToDraw): Promise<RenderedPage>;
  /** The same up to what takes the processor: the data is there, nothing is drawn. */
  prepare(page: PageToDraw): Promise<PreparedPage>;
}

/** What a page will be, before it is drawn. */
export interface PreparedPage {
  status: number;
  draw(): Promise<RenderedPage>;
}

/** What a template's `getServerData` answers. */
interface ServerData {
  status?: number;
  headers?: Record<string, string>;
  props?: object;
}

/** What Gatsby's `render-page` takes. */
export interface DrawInput extends TemplateAssets {
  pagePath: string;
  pageData: object;
  staticQueryContext: object;
  webpackCompilationHash: string;
  inlinePageData: boolean;
  sliceData: object;
}

/** Gatsby's own code that draws pages, with the components of all templates. */
export interface RenderPage {
  default(input: DrawInput): Promise<{ html: string }>;
  getPageChunk(page: { componentChunkName: string }): Promise<{
    getServerData?: (asked: {
      headers: ReadonlyMap<string, string>;
      method: string;
      url: string;
      query: Record<string, string>;
      params: Record<string, string>;
      pageContext: Partial<PageContext>;
    }) => Promise<ServerData>;
  }>;
}

const BUNDLE_FILE = 'render-page.js';
/** See `src/lib/engine.ts`. */
const TAGS_HEADER = 'x-cache-tags';
const TTL_HEADER = 'x-cache-seconds';
const LOCATION_HEADER = 'location';
/** Gatsby looks the data up under the whole address, with a query that the server may have left out. */
export const OWN_ADDRESS = 'window.pageData.path=location.pathname+location.search;';
/** A page that stands at other addresses than its own takes the one it stands at: Gatsby would leave it for its own. */
const ANY_ADDRESS = 'window.pagePath=location.pathname;';
const LOADER = '<script id="gatsby-script-loader">';
const LOADER_ENDS = '/*]]>*/</script>';

/** Where Gatsby wants the scripts of all pages to stand. */
const SCRIPTS_PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';

export interface RendererFiles {
  /** Of the release's bundle. */
  folder: string;
  /** Where the release's styles lie. */
  publicFolder: string;
  templates: Templates;
  /** Hashes of inline scripts that the build wrote into static pages. */
  knownScripts: ReadonlySet<string>;
}

/** Loads a release's bundle. `load`: for whoever wants to see what the bundle is given. */
export function loadRenderer(
  { folder, publicFolder, templates, knownScripts }: RendererFiles,
  load: typeof loadBundle = loadBundle,
): Renderer {
  const bundle = lazily(() => load(join(folder, BUNDLE_FILE)) as RenderPage);
  const assetsOf = readTemplates(templates, publicFolder);

  async function prepare(page: PageToDraw): Promise<PreparedPage> {
    const found = await serverData(page);
    const location = found?.headers?.[LOCATION_HEADER];
    const status = found?.status ?? (location === undefined ? 200 : 302);
    const keeping = keepingOf(found);
    if (location !== undefined) {
      const moved = { status, html: '', inline: NO_INLINE, location, ...keeping };
      return { status, draw: () => Promise.resolve(moved) };
    }
    return { status, draw: async () => ({ status, ...(await draw(page, found)), ...keeping }) };
  }

  async function serverData({ template, path, asked, context }: PageToDraw): Promise<ServerData | undefined> {
    if (!asked) return undefined;
    const { getServerData } = await bundle().getPageChunk({ componentChunkName: chunkOf(template) });
    return getServerData?.({ method: 'GET', headers: new Map(), url: path, ...asked, pageContext: context });
  }

  async function draw(page: PageToDraw, found: ServerData | undefined): Promise<Pick<RenderedPage, 'html' | 'inline'>> {
    const pageData = pageDataOf(page, found);
    const { html } = await bundle().default({
      ...{ pagePath: page.path, pageData, webpackCompilationHash: templates.compilation },
      // Gatsby would write the page's data into a script without escaping it: a review that says </script> would run.
      ...{ inlinePageData: false, staticQueryContext: {}, sliceData: {} },
      ...assetsOf(chunkOf(page.template)),
    });
    const own = `window.pageData=${scriptJson(pageData)};${OWN_ADDRESS}${page.context.isShell ? ANY_ADDRESS : ''}`;
    return withData(
      html.replace(SCRIPTS_PLACE, () => templates.scripts),
      own,
      knownScripts,
    );
  }

  return { prepare, render: async (page) => (await prepare(page)).draw() };
}

/** What Gatsby's scripts get to know of a page, in the page itself or as a file beside it. */
export function pageDataOf({ template, path, matchPath, context, texts }: PageToDraw, found?: ServerData): object {
  return {
    ...{ componentChunkName: chunkOf(template), path },
    result: { data: { locales: texts }, ...(found && { serverData: found.props }), pageContext: context },
    ...{ staticQueryHashes: [], slicesMap: {}, ...(matchPath !== undefined && { matchPath }) },
  };
}

/** JSON that is harmless inside a script element. */
const scriptJson = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Puts a page's data into its loader. Only that and scripts that static pages have too may run: whatever else got into
 * the page is blocked. The data, the larger half of a page, is not searched for scripts.
 */
function withData(
  html: string,
  data: string,
  knownScripts: ReadonlySet<string>,
): Pick<RenderedPage, 'html' | 'inline'> {
  const styles = inlineStyles(html);
  const others = inlineScripts(html).filter(({ attributes }) => attributes.trim() !== 'id="gatsby-script-loader"');
  const scripts = others.map(({ code }) => hashOf(code)).filter((hash) => knownScripts.has(hash));
  const begin = html.indexOf(LOADER);
  const end = html.indexOf(LOADER_ENDS, begin);
  if (begin < 0 || end < 0) return { html, inline: { scripts, styles } };
  const from = begin + LOADER.length;
  const to = end + LOADER_ENDS.indexOf('<');
  const code = html.slice(from, end) + data + html.slice(end, to);
  return {
    html: html.slice(0, from) + code + html.slice(to),
    inline: { scripts: [hashOf(code), ...scripts], styles },
  };
}

function keepingOf({ headers = {} }: ServerData = {}): Pick<RenderedPage, 'tags' | 'ttlMs'> {
  const seconds = headers[TTL_HEADER];
  return {
    tags: headers[TAGS_HEADER]?.split(',').filter(Boolean) ?? [],
    ...(seconds && { ttlMs: Number(seconds) * 1000 }),
  };
}

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
