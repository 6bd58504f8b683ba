import { join } from 'node:path';
import type { PageContext, PageData } from '../../src/lib/content/page-props.ts';
import { loadBundle } from './bundle.ts';
import { hashOf, inlineScripts, inlineStyles } from '../http/inline-hashes.ts';
import { NO_INLINE, type InlineHashes } from '../http/security-headers.ts';
import { chunkOf, readTemplates, type TemplateAssets, type Templates } from './template-assets.ts';

/** A rendered page: what is sent, and what the front door must know to send and cache it. */
export interface RenderedPage {
  status: number;
  html: string;
  inline: InlineHashes;
  tags: readonly string[];
  /** How long it may be cached, if the page says so. */
  ttlMs?: number;
  /** The redirect target, percent-encoded; there is no body then. */
  location?: string;
}

/** A page to render: its template and everything that the template gets. */
export interface PageToRender {
  template: string;
  /** Decoded. A page with parameters that the browser fills in has a path of its own. */
  path: string;
  /** The pattern of its URLs, if it has parameters. */
  matchPath?: string;
  context: Partial<PageContext>;
  texts: NonNullable<PageData['locales']>;
  /** For server-rendered pages: their parameters. `query` holds only what the page reads. */
  asked?: { params: Record<string, string>; query: Record<string, string> };
}

export interface Renderer {
  render(page: PageToRender): Promise<RenderedPage>;
  /** Fetches the page's data and leaves the CPU-bound rendering to the caller. */
  prepare(page: PageToRender): Promise<PreparedPage>;
}

/** A page whose data has been fetched, ready to render. */
export interface PreparedPage {
  status: number;
  render(): Promise<RenderedPage>;
}

/** The result of a template's `getServerData`. */
interface ServerData {
  status?: number;
  headers?: Record<string, string>;
  props?: object;
}

/** The input of Gatsby's `render-page`. */
export interface RenderInput extends TemplateAssets {
  pagePath: string;
  pageData: object;
  staticQueryContext: object;
  webpackCompilationHash: string;
  inlinePageData: boolean;
  sliceData: object;
}

/** Gatsby's `render-page` bundle, with the components of all templates. */
export interface RenderPage {
  default(input: RenderInput): Promise<{ html: string }>;
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
/** Set in `src/lib/api/engine.ts`. */
const TAGS_HEADER = 'x-cache-tags';
const TTL_HEADER = 'x-cache-seconds';
const LOCATION_HEADER = 'location';
/** Gatsby looks up page data by the full URL, including a query that the server dropped. */
export const OWN_ADDRESS = 'window.pageData.path=location.pathname+location.search;';
/** Without this Gatsby would navigate from the current URL to the page's own path. */
const ANY_ADDRESS = 'window.pagePath=location.pathname;';
const LOADER = '<script id="gatsby-script-loader">';
const LOADER_ENDS = '/*]]>*/</script>';

/** Gatsby's placeholder for the scripts of all pages. */
const SCRIPTS_PLACE =
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>';

export interface RendererFiles {
  /** The folder of the release's bundle. */
  folder: string;
  /** The folder of the release's styles. */
  publicFolder: string;
  templates: Templates;
  /** Hashes of the inline scripts in static pages. */
  knownScripts: ReadonlySet<string>;
}

/** Loads a release's bundle. `load`: for tests and measurements that watch the bundle. */
export function loadRenderer(
  { folder, publicFolder, templates, knownScripts }: RendererFiles,
  load: typeof loadBundle = loadBundle,
): Renderer {
  const bundle = lazily(() => load(join(folder, BUNDLE_FILE)) as RenderPage);
  const assetsOf = readTemplates(templates, publicFolder);

  async function prepare(page: PageToRender): Promise<PreparedPage> {
    const found = await serverData(page);
    const location = found?.headers?.[LOCATION_HEADER];
    const status = found?.status ?? (location === undefined ? 200 : 302);
    const hints = cacheHints(found);
    if (location !== undefined) {
      const moved = { status, html: '', inline: NO_INLINE, location, ...hints };
      return { status, render: () => Promise.resolve(moved) };
    }
    return { status, render: async () => ({ status, ...(await renderHtml(page, found)), ...hints }) };
  }

  async function serverData({ template, path, asked, context }: PageToRender): Promise<ServerData | undefined> {
    if (!asked) return undefined;
    const { getServerData } = await bundle().getPageChunk({ componentChunkName: chunkOf(template) });
    return getServerData?.({ method: 'GET', headers: new Map(), url: path, ...asked, pageContext: context });
  }

  async function renderHtml(
    page: PageToRender,
    found: ServerData | undefined,
  ): Promise<Pick<RenderedPage, 'html' | 'inline'>> {
    const pageData = pageDataOf(page, found);
    const { html } = await bundle().default({
      pagePath: page.path,
      pageData,
      webpackCompilationHash: templates.compilation,
      // Gatsby would write the page's data into a script without escaping: a review that says </script> would run.
      inlinePageData: false,
      staticQueryContext: {},
      sliceData: {},
      ...assetsOf(chunkOf(page.template)),
    });
    const own = `window.pageData=${scriptJson(pageData)};${OWN_ADDRESS}${page.context.isShell ? ANY_ADDRESS : ''}`;
    return withData(
      html.replace(SCRIPTS_PLACE, () => templates.scripts),
      own,
      knownScripts,
    );
  }

  return { prepare, render: async (page) => (await prepare(page)).render() };
}

/** A page's data as Gatsby's scripts read it, inline or from `page-data.json`. */
export function pageDataOf({ template, path, matchPath, context, texts }: PageToRender, found?: ServerData): object {
  return {
    componentChunkName: chunkOf(template),
    path,
    result: { data: { locales: texts }, ...(found && { serverData: found.props }), pageContext: context },
    staticQueryHashes: [],
    slicesMap: {},
    ...(matchPath !== undefined && { matchPath }),
  };
}

/** JSON that cannot end its script element. */
const scriptJson = (value: object): string =>
  JSON.stringify(value).replace(/[<\u2028\u2029]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Puts a page's data into its loader script. Only the loader and scripts that static pages also have may run; anything
 * else is blocked by the policy. The data, most of the page, is not searched for scripts.
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

function cacheHints({ headers = {} }: ServerData = {}): Pick<RenderedPage, 'tags' | 'ttlMs'> {
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
