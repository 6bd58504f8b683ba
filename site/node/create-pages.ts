import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LOCALES, type Locale, type Namespace } from '@app/locales';
import type { CreatePagesArgs } from 'gatsby';
import type { PagesExport } from '../../cms/src/export/types.ts';
import type { PageContext } from '../src/lib/page-props.ts';
import type { PageTexts } from '../src/lib/texts.ts';
import { LAYOUT_NAMESPACES, ROUTES, isDynamic, routeFile, routePattern, type Route } from '../src/routes.ts';
import { PageWriter } from './cms-pages.ts';
import { isComplete, type Texts } from './texts.ts';

interface Inputs {
  texts: Texts;
  pages: PagesExport;
  origin: string;
  /** The folder of the site. */
  folder: string;
}

/** Makes every page of the route table in every locale. */
export function createRoutes(createPage: CreatePagesArgs['actions']['createPage'], inputs: Inputs): void {
  const cmsPages = new Map(inputs.pages.pages.map((page) => [page.path, page]));
  for (const route of ROUTES as readonly Route[]) {
    const component = join(inputs.folder, 'src', 'templates', `${route.template}.tsx`);
    if (!existsSync(component)) throw new Error(`The template of the route "${route.id}" is missing: src/templates/${route.template}.tsx`);
    const namespaces: Namespace[] = [...LAYOUT_NAMESPACES, ...route.namespaces];
    const indexedLocales = route.noindex ? [] : LOCALES.filter((locale) => isComplete(locale, namespaces));
    const cmsPage = cmsPages.get(route.path);
    if (route.id === 'home' && !cmsPage) throw new Error('The cms has no published page for "/": seed it or publish one.');

    for (const locale of LOCALES) {
      const writer = new PageWriter(inputs.texts, locale);
      const context: PageContext = {
        language: locale,
        routeId: route.id,
        namespaces,
        origin: inputs.origin,
        noindex: !indexedLocales.includes(locale),
        indexedLocales,
        ...(route.kind === 'ssr' && { texts: inlineTexts(inputs.texts, locale, namespaces) }),
        ...(cmsPage && { seo: writer.seo(cmsPage), blocks: cmsPage.blocks.map((block) => writer.block(block)) }),
      };
      createPage({
        path: routeFile(route, locale),
        ...(isDynamic(route) && { matchPath: routePattern(route, locale) }),
        component,
        context: context as unknown as Record<string, unknown>,
      });
    }
  }
}

/** Server-rendered pages carry their texts: a query would need Gatsby's data store beside every server. */
function inlineTexts(texts: Texts, locale: Locale, namespaces: readonly Namespace[]): PageTexts {
  return { edges: namespaces.map((ns) => ({ node: { ns, language: locale, data: JSON.stringify(texts.merged(locale, ns)) } })) };
}
