/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer } from './renderer.ts';

const BUNDLE = `
exports.getData = async () => ({ results: {
  serverData: { text: '</script>' },
  pageContext: { language: 'de', shared: { navigation: true, texts: [{ ns: 'common' }, { ns: 'invitation', when: 'code' }] } },
} });
exports.renderPageData = async ({ data }) => ({ result: data.results });
exports.renderHTML = async ({ pageData }) =>
  '<i>' + Object.keys(pageData.result.pageContext) + ':' + pageData.result.data.locales.edges.map(({ node }) => node.ns) + '</i>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*//*]]>*/</script>';
`;

const SHARED = { de: { navigation: {}, texts: { common: '{"a":"<b>"}', invitation: '{}' } } };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await writeFile(join(folder, 'index.js'), BUNDLE);
  await writeFile(join(folder, 'shared.json'), JSON.stringify(SHARED));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('hands over what the pages of a locale share: texts as the answer of a query, once', async () => {
  const { html } = await loadRenderer(folder, new Set()).render('/de/x', {});
  expect(html).toContain('<i>language,navigation:common</i>');
  expect(html.match(/edges/g)).toHaveLength(1);
});

it('leaves out texts of other addresses than this one', async () => {
  const { html } = await loadRenderer(folder, new Set()).render('/de/x', { code: '1' });
  expect(html).toContain('<i>language,navigation:common,invitation</i>');
});

it('writes neither data nor texts into a script that they could end', async () => {
  const { html, inline } = await loadRenderer(folder, new Set()).render('/de/x', {});
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<b>');
  expect(inline.scripts).toHaveLength(1);
});
