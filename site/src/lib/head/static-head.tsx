import type { HeadProps } from 'gatsby';
import type { PageContext, PageData } from '../content/page-props.ts';
import { headFromTexts } from './seo.tsx';

/** The `Head` of a page whose title and description lie under `<keyPrefix>.title` and `.description`. */
export const staticHead = (keyPrefix: string) =>
  function Head({ data, pageContext, location }: HeadProps<PageData, PageContext>) {
    return headFromTexts({
      texts: data.locales,
      locale: pageContext.language,
      path: location.pathname,
      origin: pageContext.origin,
      indexedLocales: pageContext.indexedLocales,
      noindex: pageContext.noindex,
      keyPrefix,
    });
  };
