import type { ContextType } from 'react';
import type { I18nextContext } from 'gatsby-plugin-react-i18next';
import type { Locale } from '@app/locales/manifest.ts';
import type { BadgePictures } from './badge-pictures.tsx';
import type { PageBlock, PageExtras, PageImage } from './blocks.ts';
import type { PageNavigation } from './navigation.tsx';
import type { PreviewOfPage } from './preview.ts';
import type { PageTexts } from './texts.ts';

/** What the build puts beside every page (see `node/create-pages.ts`). */
export interface PageContext {
  language: Locale;
  /** The page among those of the other languages. With it in place the plugin makes no pages of its own from this one. */
  i18n: ContextType<typeof I18nextContext>;
  routeId: string;
  namespaces: string[];
  /** The origin of canonical addresses. */
  origin: string;
  noindex: boolean;
  /** It stands at other addresses than the one it was built for. */
  isShell?: true;
  /** Locales whose own texts of this page are complete: the ones that search engines are told of. */
  indexedLocales: Locale[];
  /** The same of a page that search engines are not told of, where another language may be offered. */
  completeLocales?: Locale[];
  /** Of pages that stand within the site: not of those with one task. */
  navigation?: PageNavigation;
  seo?: { title: string; description: string; noindex: boolean; image: PageImage | null };
  blocks?: PageBlock[];
  extras?: PageExtras;
  /** Of pages of the route table that name badges. */
  badgePictures?: BadgePictures;
  /** Only of a page that staff look at before it is published. */
  preview?: PreviewOfPage;
}

/** Where the plugin looks for texts: the answer of a built page's query; `server/renderer.ts` gives it to the others. */
export interface PageData {
  locales?: PageTexts;
}
