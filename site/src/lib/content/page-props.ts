import type { ContextType } from 'react';
import type { I18nextContext } from 'gatsby-plugin-react-i18next';
import type { Locale } from '@app/locales/manifest.ts';
import type { BadgePictures } from './badge-pictures.tsx';
import type { PageBlock, PageExtras, PageImage } from './blocks.ts';
import type { PageNavigation } from './navigation.tsx';
import type { PreviewOfPage } from './preview.ts';
import type { PageTexts } from '../texts/head-texts.ts';

/** Gatsby's page context (see `node/create-pages.ts`). */
export interface PageContext {
  language: Locale;
  /** For the i18n plugin, which would otherwise create pages of its own from this one. */
  i18n: ContextType<typeof I18nextContext>;
  routeId: string;
  namespaces: string[];
  /** The origin of canonical addresses. */
  origin: string;
  noindex: boolean;
  /** Served at other addresses than the one it was built for. */
  isShell?: true;
  /** Locales with complete texts of this page, which are indexed by search engines. */
  indexedLocales: Locale[];
  /** Locales with complete texts of a noindex page, which can be offered to visitors. */
  completeLocales?: Locale[];
  /** Locales that a page of the cms has no words for: it does not exist there. */
  missingLocales?: Locale[];
  /** Missing on flows, which have no navigation. */
  navigation?: PageNavigation;
  seo?: { title: string; description: string; noindex: boolean; image: PageImage | null };
  blocks?: PageBlock[];
  extras?: PageExtras;
  /** On pages that show badges. */
  badgePictures?: BadgePictures;
  /** Only in previews. */
  preview?: PreviewOfPage;
}

/** Texts for the i18n plugin: the result of a static page's query; `server/renderer.ts` provides it for the others. */
export interface PageData {
  locales?: PageTexts;
}
