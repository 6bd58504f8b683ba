import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext, PageData } from '../src/lib/page-props.ts';
import type { InlineTexts } from '../src/lib/texts.ts';
import { loadBundle } from './bundle.ts';
import { hashOf, inlineScripts, inlineStyles } from './inline-hashes.ts';
import type { TextNode } from './live-texts.ts';
import { NO_INLINE, type InlineHashes } from './security.ts';
import { SHARED_FILE, partsOf, type SharedContexts, type SharedParts } from './shared-context.ts';

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

export interface Renderer {
  /** `path` decoded, `query` already reduced to what the page reads; `more` is laid over the page's context. */
  render(path: string, query: Record<string, string>, more?: MoreContext): Promise<RenderedPage>;
  /** The same up to what takes the processor: the data is there, nothing is drawn. */
  prepare(path: string, query: Record<string, string>, more?: MoreContext): Promise<PreparedPage>;
}

/** What a page will be, before it is drawn. */
interface PreparedPage {
  status: number;
  draw(): Promise<RenderedPage>;
}

/** What the front door itself has to say to a page. */
export type MoreContext = Partial<PageContext> & InlineTexts;

/** The parts of Gatsby's `page-ssr` bundle that we call ourselves; its own handler also opens a data store we do not need. */
interface PageSsr {
  getData(input: { pathName: string; getGraphqlEngine: () => Promise<never>; req: object }): Promise<PageSsrData>;
  renderPageData(input: { data: PageSsrData }): Promise<object>;
  renderHTML(input: { data: PageSsrData; pageData: object }): Promise<string>;
}
interface PageSsrData {
  results: Record<string, unknown> & { pageContext?: MoreContext & SharedParts; data?: PageData };
  serverDataStatus?: number;
  serverDataHeaders?: Record<string, string>;
}

/** See `src/lib/engine.ts`. */
const TAGS_HEADER = 'x-cache-tags';
const TTL_HEADER = 'x-cache-seconds';
const LOCATION_HEADER = 'location';
/** Gatsby looks the data up under the whole address, with a query that the server may have left out. */
export const OWN_ADDRESS = 'window.pageData.path=location.pathname+location.search;';
const LOADER = '<script id="gatsby-script-loader">';
const LOADER_BEGINS = '/*<![CDATA[*/';

/** Puts texts that were published since the build over those of a page. */
export type LayTexts = <Node extends TextNode>(node: Node) => Node;

/**
 * Loads a release's bundle. `knownScripts`: hashes of inline scripts that the build wrote into static pages. `load`: for
 * whoever wants to see what the bundle is given.
 */
export function loadRenderer(
  folder: string,
  knownScripts: ReadonlySet<string>,
  lay: LayTexts = (node) => node,
  load: typeof loadBundle = loadBundle,
): Renderer {
  const bundle = lazily(() => load(join(folder, 'index.js'), { __GATSBY: { root: folder, buildId: '' } }) as PageSsr);
  const shared = lazily(() => JSON.parse(readFileSync(join(folder, SHARED_FILE), 'utf8')) as SharedContexts);

  async function prepare(path: string, query: Record<string, string>, more?: MoreContext): Promise<PreparedPage> {
    const found = await bundle().getData({
      pathName: path,
      getGraphqlEngine: noEngine,
      req: { method: 'GET', url: path, headers: {}, query },
    });
    const location = found.serverDataHeaders?.[LOCATION_HEADER];
    const status = found.serverDataStatus ?? (location === undefined ? 200 : 302);
    const moved = async () => ({ status, html: '', inline: NO_INLINE, location, ...keepingOf(found) });
    return { status, draw: location === undefined ? () => draw(found, status, query, more) : moved };
  }

  async function draw(
    found: PageSsrData,
    status: number,
    query: Record<string, string>,
    more?: MoreContext,
  ): Promise<RenderedPage> {
    const { renderPageData, renderHTML } = bundle();
    // Texts that come along are those of now, and may be marked: nothing is laid over them.
    const whole = withShared(found, query, shared);
    const data = more ? withTexts(withContext(whole, more), (node) => node) : withTexts(whole, lay);
    // Given its results it would write and read them as JSON, only to hand them back.
    const frame = await renderPageData({ data: { ...data, results: {} } });
    const pageData = { ...frame, result: data.results };
    // Gatsby would write the page's data into a script without escaping it: a review that says </script> would run.
    const withoutInline = { ...data, results: { ...data.results, serverData: undefined }, searchString: '' };
    const html = await renderHTML({ data: withoutInline as PageSsrData, pageData });
    return {
      status,
      ...withData(html, `window.pageData=${scriptJson(pageData)};${OWN_ADDRESS}`, knownScripts),
      ...keepingOf(data),
    };
  }

  return { prepare, render: async (path, query, more) => (await prepare(path, query, more)).draw() };
}

const withContext = (data: PageSsrData, more: MoreContext): PageSsrData => ({
  ...data,
  results: { ...data.results, pageContext: { ...data.results.pageContext, ...more } },
});

function withShared(data: PageSsrData, query: Record<string, string>, all: () => SharedContexts): PageSsrData {
  const { shared, ...pageContext } = data.results.pageContext ?? {};
  const { language } = pageContext;
  if (!shared || !language) return data;
  return withContext({ ...data, results: { ...data.results, pageContext } }, partsOf(language, shared, query, all()));
}

/** Texts in a page's context become the answer of its query: there the plugin finds those of built pages too. */
function withTexts(data: PageSsrData, lay: LayTexts): PageSsrData {
  const { texts, ...pageContext } = data.results.pageContext ?? {};
  if (!texts) return data;
  const edges = texts.edges.map(({ node }) => ({ node: lay(node) }));
  return { ...data, results: { ...data.results, pageContext, data: { locales: { edges } } } };
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
  const begin = html.indexOf(LOADER + LOADER_BEGINS);
  if (begin < 0) return { html, inline: { scripts, styles } };
  const end = html.indexOf('</script>', begin);
  const code = LOADER_BEGINS + data + html.slice(begin + LOADER.length + LOADER_BEGINS.length, end);
  return {
    html: html.slice(0, begin) + LOADER + code + html.slice(end),
    inline: { scripts: [hashOf(code), ...scripts], styles },
  };
}

function keepingOf({ serverDataHeaders: headers = {} }: PageSsrData): Pick<RenderedPage, 'tags' | 'ttlMs'> {
  const seconds = headers[TTL_HEADER];
  return {
    tags: headers[TAGS_HEADER]?.split(',').filter(Boolean) ?? [],
    ...(seconds && { ttlMs: Number(seconds) * 1000 }),
  };
}

const noEngine = () =>
  Promise.reject<never>(new Error('A server-rendered page asked for a query: its texts belong into its context.'));

function lazily<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => (made ??= { value: make() }).value;
}
