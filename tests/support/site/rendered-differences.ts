import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Locale } from '@app/locales';
import { SiteContent } from '../../../site/node/content/site-content.ts';
import { ServedSite, htmlPath } from '../../../site/server/published/served-site.ts';
import { filePath, loadRelease } from '../../../site/server/releases/releases.ts';
import { pageDataOf } from '../../../site/server/releases/renderer.ts';
import { routeFile } from '../../../site/src/routes/route.ts';

/**
 * Finds pages that the front door renders differently from Gatsby's build, by path. The script that hands over a page's
 * data is ignored, and so are comments.
 * @returns also the number of pages compared
 */
export async function renderedDifferently(
  releases: string,
  { origin, locales }: { origin: string; locales: readonly Locale[] },
): Promise<{ compared: number; different: string[] }> {
  const release = await loadRelease(realpathSync(path.join(releases, 'current')));
  const site = new ServedSite(release, new SiteContent(release.content, { origin }));
  const built = (file: string): string => readFileSync(filePath(release.folder, file), 'utf8');
  const different: string[] = [];
  let compared = 0;
  for (const route of site.content.routes.filter(({ kind }) => kind !== 'ssr'))
    for (const locale of locales) {
      const at = routeFile(route, locale);
      const page = site.staticPage({ route, locale });
      const { html } = await release.renderer.render(page);
      if (readable(html) !== readable(built(htmlPath(at)))) different.push(at);
      const data = `/page-data/${at === '/' ? 'index' : at.slice(1)}/page-data.json`;
      if (!isDeepStrictEqual(JSON.parse(JSON.stringify(pageDataOf(page))), JSON.parse(built(data))))
        different.push(data);
      compared += 1;
    }
  return { compared, different };
}

const readable = (html: string): string =>
  html.replace(/<script id="gatsby-script-loader">[\s\S]*?<\/script>/, '').replace(/<!--[\s\S]*?-->/g, '');
