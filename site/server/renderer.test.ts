import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer, type PageToDraw } from './renderer.ts';
import { chunkOf } from './templates.ts';

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
const page: PageToDraw = { template: 'a/page', path: '/de/x', context: { language: 'de' }, texts };
const asked = { params: { slug: 'x' }, query: { page: '2' } };

function draw(own: Partial<PageToDraw>) {
  const assets = { [chunkOf('a/page')]: { scripts: [asset('one.js'), asset('two.js')], styles: [asset('page.css')] } };
  const templates = { ...{ compilation: 'abc', scripts: '<script src="/app.js" async></script>' }, assets };
  const renderer = loadRenderer({ folder, publicFolder: folder, templates, knownScripts: new Set() });
  return renderer.render({ ...page, ...own });
}
const dataIn = (html: string) =>
  JSON.parse(/window\.pageData=(.*?);window\.pageData\.path=/s.exec(html)?.[1] ?? '{}') as Record<string, unknown>;

it('draws a page by its template, with the styles and scripts of that', async () => {
  const { html, status, inline } = await draw({});
  expect(status).toBe(200);
  expect(html).toContain('<style>p{}</style><i>two.js</i><i>one.js</i><b>data,pageContext </b>');
  expect(html).toContain('window.hash="abc"');
  expect(html).toMatch(/<script src="\/app\.js" async><\/script>$/);
  expect(dataIn(html)).toEqual({
    ...{
      componentChunkName: 'component---src-templates-a-page-tsx',
      path: '/de/x',
      staticQueryHashes: [],
      slicesMap: {},
    },
    result: { data: { locales: texts }, pageContext: { language: 'de' } },
  });
  expect(inline.scripts).toHaveLength(1);
});

it('asks for the data of an address by what the page reads of it', async () => {
  const { html } = await draw({ asked, matchPath: '/de/:slug' });
  expect(html).toContain('<b>data,serverData,pageContext /de/x,2,x,de</b>');
  expect(dataIn(html)).toMatchObject({ matchPath: '/de/:slug' });
});

it('leaves a page that stands at many addresses where it is', async () => {
  expect((await draw({})).html).not.toContain('window.pagePath=location');
  expect((await draw({ context: { isShell: true } })).html).toContain('window.pagePath=location.pathname;/*]]>*/');
});

it('writes neither data nor texts into a script that they could end', async () => {
  const { html } = await draw({ asked });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('"<b>"');
});

it('draws nothing by a template that the release has not', async () => {
  await expect(draw({ template: 'another' })).rejects.toThrow('no template component---src-templates-another-tsx');
});
