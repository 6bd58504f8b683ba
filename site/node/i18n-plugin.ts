import { BASE_LOCALE, LOCALES } from '@app/locales/manifest.ts';
import { I18NEXT_OPTIONS } from '../src/lib/i18n-options.ts';

/**
 * gatsby-plugin-react-i18next gives every page its texts and its language. `node/sources.ts` makes the `Locale` nodes,
 * with the base locale's texts under each locale's own; `node/create-pages.ts` makes the pages of all locales.
 */
export const i18nPlugin = {
  resolve: 'gatsby-plugin-react-i18next',
  options: {
    languages: [...LOCALES],
    defaultLanguage: BASE_LOCALE,
    /** No files: the nodes are made from merged texts. */
    localeJsonSourceName: null,
    /** Nobody is sent away from the address they asked for. */
    redirect: false,
    trailingSlash: 'never',
    i18nextOptions: I18NEXT_OPTIONS,
  },
};
