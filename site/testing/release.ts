import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** What Gatsby leaves after a build, in small: pages, a hashed file, and a bundle that renders on the server. */
export interface FakeBuild {
  /** The site's folder: `public` and `.cache/page-ssr`. */
  folder: string;
  releases: string;
  write(path: string, content: string): Promise<void>;
  remove(): Promise<void>;
}

export const LOADER = (path: string) =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";window.___webpackCompilationHash="abc";/*]]>*/</script>`;

const page = (title: string, path: string) =>
  `<!DOCTYPE html><html><head><style>body{color:red}</style><script>themeScript()</script><title>${title}</title></head>` +
  `<body><h1>${title}</h1>${'<p>words</p>'.repeat(60)}${LOADER(path)}</body></html>`;

/** Speaks the three functions of Gatsby's bundle; the page shows what the engine answers for the address. */
const BUNDLE = `
exports.getData = async ({ pathName, req }) => {
  const engine = globalThis.process.env.ENGINE_URL;
  const response = await fetch(engine + '/api/v1/page' + encodeURI(pathName) + '?' + new URLSearchParams(req.query)).catch(() => null);
  if (!response || response.status >= 500) return { results: {}, serverDataStatus: 503, serverDataHeaders: {}, path: pathName };
  const { text, tags = '', status = 200, location } = await response.json();
  const serverDataHeaders = { 'x-cache-tags': tags, ...(location && { location }) };
  return { results: { serverData: { text } }, serverDataStatus: status, serverDataHeaders, path: pathName };
};
exports.renderPageData = async ({ data }) => ({ path: data.path, result: data.results });
exports.renderHTML = async ({ data, pageData }) => {
  if (data.results.serverData) throw new Error('the data would be written into the page as it is');
  const text = pageData.result.serverData ? pageData.result.serverData.text : '';
  return '<html><head><style>b{c:d}</style><script>themeScript()</script></head><body><p>' + text + '</p>' +
    '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="' + data.path + '";/*]]>*/</script></body></html>';
};
`;

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
  await write('.site-index.json', JSON.stringify({ pages: [], feeds, shared: {} }));
  await write('.cache/page-ssr/index.js', BUNDLE);
  return { folder, releases: join(root, 'releases'), write, remove: () => rm(root, { recursive: true, force: true }) };
}
