import type { Locale } from '@app/locales/manifest.ts';
import type { PageBlock } from './blocks.ts';
import type { PageTexts } from './texts.ts';

/** What the build puts beside every page (see `node/create-pages.ts`). */
export interface PageContext {
  language: Locale;
  routeId: string;
  namespaces: string[];
  /** The origin of canonical addresses. */
  origin: string;
  noindex: boolean;
  /** Locales whose own texts of this page are complete: the ones that search engines are told of. */
  indexedLocales: Locale[];
  /** Texts of server-rendered pages; built pages ask for theirs in their query. */
  texts?: PageTexts;
  seo?: { title: string; description: string; noindex: boolean };
  blocks?: PageBlock[];
}

export interface PageData {
  texts?: PageTexts;
}

/** Wherever a page's texts came from. */
export const textsOf = (props: { data?: PageData; pageContext: PageContext }): PageTexts | undefined =>
  props.data?.texts ?? props.pageContext.texts;
