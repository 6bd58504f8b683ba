import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { aPage, pagesExport } from '../../tests/support/site/site-content.ts';
import { serveRelease } from '../node/release/release-store.ts';
import { writeRelease, type ReleaseSource } from '../node/release/write-release.ts';
import type { ReleaseContent } from '../server/releases/release-content.ts';
import { chunkOf, type Templates } from '../server/releases/template-assets.ts';
import { ROUTES } from '../src/routes/routes.ts';

/** A minimal Gatsby build: pages, a hashed file, and a server-side bundle. */
export interface FakeBuild {
  /** Folder of the site, with `public` and `.cache/page-ssr`. */
  folder: string;
  releases: string;
  write(path: string, content: string): Promise<void>;
  /** Replaces the server-side bundle. */
  writeBundle(code: string): Promise<void>;
  /** Creates a release. */
  release(id: string, own?: Partial<ReleaseSource>): ReturnType<typeof writeRelease>;
  /** Creates a release and serves it. */
  publish(id: string, own?: Partial<ReleaseSource>): Promise<void>;
  remove(): Promise<void>;
}

export const LOADER = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";window.___webpackCompilationHash="abc";/*]]>*/</script>`;

const page = (title: string, path: string) =>
  `<!DOCTYPE html><html><head><style>body{color:red}</style><script>themeScript()</script><title>${title}</title></head>` +
  `<body><h1>${title}</h1>${'<p>words</p>'.repeat(60)}${LOADER(path)}</body></html>`;

/**
 * Mimics Gatsby's `render-page`. A server-rendered page shows the engine's answer for its address, others their title
 * and navigation.
 */
const BUNDLE = `
const getServerData = async ({ url, query }) => {
  const engine = globalThis.process.env.ENGINE_URL;
  const response = await fetch(engine + '/api/v1/page' + encodeURI(url) + '?' + new URLSearchParams(query)).catch(() => null);
  if (!response || response.status >= 500) return { status: 503 };
  const { text, tags = '', status = 200, location } = await response.json();
  return { props: { text }, status, headers: { 'x-cache-tags': tags, ...(location && { location }) } };
};
exports.getPageChunk = async () => ({ getServerData });
exports.default = async ({ pagePath, pageData: { result }, inlinePageData }) => {
  if (inlinePageData) throw new Error('the data would be written into the page as it is');
  const { seo, routeId, navigation } = result.pageContext;
  const words = (navigation?.header ?? []).map((item) => item.words ?? item.key).join(' ');
  const text = result.serverData ? '<p>' + result.serverData.text + '</p>' : '<h1>' + (seo?.title ?? routeId) + '</h1>';
  return { html: '<html><head><style>b{c:d}</style><script>themeScript()</script></head><body><nav>' + words + '</nav>' + text +
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="' + pagePath + '";/*]]>*/</script></body></html>' };
};
`;

const TEMPLATES: Templates = {
  compilation: 'abc',
  scripts: '<script src="/app.js" async></script>',
  assets: Object.fromEntries(ROUTES.map(({ template }) => [chunkOf(template), { scripts: [], styles: [] }])),
};

/** Default content of a release. */
export const releaseContent = (own: Partial<ReleaseContent> = {}): ReleaseContent => ({
  pages: pagesExport([aPage('/', 'Home')]),
  translations: [],
  assets: {},
  stats: null,
  readAt: '2026-01-01T00:00:00.000Z',
  ...own,
});

export const ERROR_PATHS = (locales: readonly string[]) =>
  locales.flatMap((locale) =>
    ['404', '503'].map((status) => (locale === 'pl' ? `/${status}` : `/${locale}/${status}`)),
  );

export async function fakeBuild(locales: readonly string[]): Promise<FakeBuild> {
  const root = await mkdtemp(join(tmpdir(), 'site-release-'));
  const folder = join(root, 'site');
  const write = async (path: string, content: string) => {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  const addPage = async (title: string, path: string) => {
    await write(`public${path === '/' ? '' : path}/index.html`, page(title, path));
    await write(
      `public/page-data${path === '/' ? '/index' : path}/page-data.json`,
      JSON.stringify({ path, result: {} }),
    );
  };
  await addPage('Home', '/');
  await addPage('Startseite', '/de');
  await addPage('Login', '/login');
  await addPage('Panel', '/_panel');
  await addPage('Invitation', '/_invitation');
  for (const path of ERROR_PATHS(locales)) await addPage(`Error ${path}`, path);
  await write('public/app-0123456789abcdef0123.js', `console.log(${JSON.stringify('x'.repeat(2000))})`);
  await write('public/media/0123456789abcdef-shop.webp', 'picture');
  await write('public/downloads/0123456789abcdef-prices.csv', 'plan,price\n');
  await write('public/webpack.stats.json', '{}');
  const feeds = { '/changelog/feed.atom': '<feed/>', '/changelog/feed.json': '{}' };
  await write('.site-index.json', JSON.stringify({ pages: [], feeds }));
  const releases = join(root, 'releases');
  const writeBundle = (code: string) => write('.cache/page-ssr/routes/render-page.js', code);
  const release = (id: string, own?: Partial<ReleaseSource>) =>
    writeRelease({ folder, releases, id, inputs: id, content: releaseContent(), ...own });
  await writeBundle(BUNDLE);
  await write('.site-templates.json', JSON.stringify(TEMPLATES));
  return {
    folder,
    releases,
    write,
    writeBundle,
    release,
    async publish(id, own) {
      await release(id, own);
      await serveRelease(releases, id);
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
}
