/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer } from './renderer.ts';

const BUNDLE = `
exports.getData = async () => ({ results: {
  serverData: { text: '</script>' },
  pageContext: { language: 'de', texts: { edges: [{ node: { ns: 'common', language: 'de', data: '{"a":"<b>"}' } }] } },
} });
exports.renderPageData = async ({ data }) => ({ result: data.results });
exports.renderHTML = async ({ pageData }) =>
  '<i>' + Object.keys(pageData.result.pageContext) + ':' + pageData.result.data.locales.edges[0].node.ns + '</i>' +
  '<script id="gatsby-script-loader">/*<![CDATA[*//*]]>*/</script>';
`;

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'renderer-'));
  await writeFile(join(folder, 'index.js'), BUNDLE);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('hands texts of a page’s context over as the answer of its query, once', async () => {
  const { html } = await loadRenderer(folder, new Set()).render('/de/x', {});
  expect(html).toContain('<i>language:common</i>');
  expect(html.match(/edges/g)).toHaveLength(1);
});

it('writes neither data nor texts into a script that they could end', async () => {
  const { html, inline } = await loadRenderer(folder, new Set()).render('/de/x', {});
  expect(html.match(/<\/script>/g)).toHaveLength(1);
  expect(html).not.toContain('<b>');
  expect(inline.scripts).toHaveLength(1);
});
