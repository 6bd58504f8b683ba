import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExportedPage } from '../../../cms/src/export/types.ts';
import { LOCALES } from '../../../locales/manifest.ts';

// A stand-in for Gatsby's command in tests of the builder: prints and writes what Gatsby does, and fails where a
// template fails, within a second. A file `.hold-<phase>` in its folder makes it wait in that phase.

const folder = process.cwd();

async function phase(name: string, said: string): Promise<void> {
  console.log(`success ${said} - 0.1s`);
  while (existsSync(path.join(folder, `.hold-${name}`))) await sleep(20);
}

function write(file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Like the template of a steps block, which needs a list of steps. */
const draw = ({ seo, blocks }: ExportedPage): string =>
  [
    `<h1>${seo.title?.text['pl']}</h1>`,
    ...blocks.map((block) => (block.type === 'steps' ? block.items.map(String).join() : '')),
  ].join('');

const LOADER = '<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="/404";/*]]>*/</script>';

const { pages } = JSON.parse(readFileSync(process.env['CMS_SNAPSHOT'] ?? '', 'utf8')) as {
  pages: { pages: ExportedPage[] };
};
await phase('scripts', 'createPagesStatefully');
await phase('pages', 'Building HTML renderer');
for (const page of pages.pages) write(path.join('public', page.path, 'index.html'), draw(page));
for (const locale of LOCALES) {
  for (const error of ['404', '503']) {
    const at = path.join(locale === 'pl' ? '' : locale, error);
    write(path.join('public', at, 'index.html'), LOADER);
    write(path.join('public', 'page-data', at, 'page-data.json'), '{}');
  }
}
write('.cache/page-ssr/routes/render-page.js', '');
write('.site-templates.json', '{}');
