import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BASE_LOCALE, LOCALES } from '@app/locales';
import { OWN_ADDRESS } from '../../server/releases/renderer.ts';
import { localePath } from '../../src/lib/addresses/links.ts';

export const ERROR_PAGES = ['/404', '/503'] as const;

const LOADER = /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/[\s\S]*?\/\*\]\]>\*\/<\/script>/;
const HASH = /window\.___webpackCompilationHash="[^"]*";/;

/**
 * Error pages are sent at any URL, from which Gatsby would navigate to the page's own. So their data is inlined, and
 * they take the current URL for their own.
 * @returns the final HTML by path under `public`
 */
export async function standaloneErrorPages(publicFolder: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const locale of LOCALES) {
    for (const status of ERROR_PAGES) {
      const path = localePath(locale, status);
      const file = join(publicFolder, path, 'index.html');
      // A build may lack some locales.
      if (locale !== BASE_LOCALE && !existsSync(file)) continue;
      const html = await readFile(file, 'utf8');
      const data = await readFile(join(publicFolder, 'page-data', path, 'page-data.json'), 'utf8');
      const compilation = HASH.exec(html)?.[0] ?? '';
      const json = data.replaceAll('<', '\\u003c');
      const script =
        `<script id="gatsby-script-loader">/*<![CDATA[*/${compilation}window.pagePath=location.pathname;` +
        `window.pageData=${json};${OWN_ADDRESS}/*]]>*/</script>`;
      if (!LOADER.test(html))
        throw new Error(`The error page ${path} has no loader script: has Gatsby changed its pages?`);
      pages.set(
        `${path}/index.html`,
        html.replace(LOADER, () => script),
      );
    }
  }
  return pages;
}
