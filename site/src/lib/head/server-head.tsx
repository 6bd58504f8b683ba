import type { HeadProps } from 'gatsby';
import { localePath } from '../addresses/links.ts';
import type { PageContext, PageData } from '../content/page-props.ts';
import { headFromTexts } from './seo.tsx';

/** The `Head` of a server-rendered page with fixed texts. `path`: the page's address in the base locale's form. */
export const serverHead = (path: string, keyPrefix: string) =>
  function Head({ data, pageContext }: HeadProps<PageData, PageContext>) {
    const { language, origin, indexedLocales } = pageContext;
    return headFromTexts({
      texts: data.locales,
      locale: language,
      path: localePath(language, path),
      origin,
      indexedLocales,
      keyPrefix,
    });
  };
