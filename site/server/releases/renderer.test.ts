import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer, type PageToRender } from './renderer.ts';
import { chunkOf } from './template-assets.ts';

const BUNDLE = `
const getServerData = async ({ url, query, params, pageContext }) =>
  ({ props: { text: '</script>', asked: [url, query.page, params.slug, pageContext.language] } });
exports.getPageChunk = async () => ({ getServerData });
exports.default = async ({ pagePath, pageData, styles, reversedScripts, webpackCompilationHash }) => ({ html:
  '<style>' + styles.map(({ content }) => content) + '</style>' + reversedScripts.map(({ name }) => '<i>' + name + '</i>').join('') +
  '<b>' + Object.keys(pageData.result) + ' ' + (pageData.result.serverData?.asked ?? '') + '</b>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="' + pagePath + '";window.hash="' + webpackCompilationHash + '";/*]]>*/</script>' +
  '<slice-start id="_gatsby-scripts-1"></slice-start><slice-end id="_gatsby-scripts-1"></slice-end>' });
`;
const asset = (name: string) => ({ name, rel: 'preload', shouldGenerateLink: false });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await writeFile(join(folder, 'render-page.js'), BUNDLE);
  await writeFile(join(folder, 'page.css'), 'p{}');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const texts = { edges: [{ node: { ns: 'common', language: 'de', data: '{"a":"<b>"}' } }] };
const page: PageToRender = { template: 'a/page', path: '/de/x', context: { language: 'de' }, texts };
const asked = { params: { slug: 'x' }, query: { page: '2' } };

function draw(own: Partial<PageToRender>) {
  const assets = { [chunkOf('a/page')]: { scripts: [asset('one.js'), asset('two.js')], styles: [asset('page.css')] } };
  const templates = { compilation: 'abc', scripts: '<script src="/app.js" async></script>', assets };
  const renderer = loadRenderer({ folder, publicFolder: folder, templates, knownScripts: new Set() });
  return renderer.render({ ...page, ...own });
}
const dataIn = (html: string) =>
  JSON.parse(/window\.pageData=(.*?);window\.pageData\.path=/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

it('the renderer renders a page with its template’s styles and scripts', async () => {
  const { html, status, inline } = await draw({});
  expect(status).toBe(200);
  expect(html).toContain('<style>p{}</style><i>two.js</i><i>one.js</i><b>data,pageContext </b>');
  expect(html).toContain('window.hash="abc"');
  expect(html).toMatch(/<script src="\/app\.js" async><\/script>$/);
  expect(dataIn(html)).toEqual({
    componentChunkName: 'component---src-templates-a-page-tsx',
    path: '/de/x',
    staticQueryHashes: [],
    slicesMap: {},
    result: { data: { locales: texts }, pageContext: { language: 'de' } },
  });
  expect(inline.scripts).toHaveLength(1);
});

it('the renderer passes the page’s parameters to getServerData', async () => {
  const { html } = await draw({ asked, matchPath: '/de/:slug' });
  expect(html).toContain('<b>data,serverData,pageContext /de/x,2,x,de</b>');
  expect(dataIn(html)).toMatchObject({ matchPath: '/de/:slug' });
});

it('the renderer keeps a page with many URLs at the requested URL', async () => {
  expect((await draw({})).html).not.toContain('window.pagePath=location');
  expect((await draw({ context: { isShell: true } })).html).toContain('window.pagePath=location.pathname;/*]]>*/');
});

it('the renderer escapes data and texts in inline scripts', async () => {
  const { html } = await draw({ asked });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('"<b>"');
});

it('the renderer refuses a template that the release does not have', async () => {
  await expect(draw({ template: 'another' })).rejects.toThrow('no template component---src-templates-another-tsx');
});
