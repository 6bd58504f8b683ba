import { BASE_LOCALE, LOCALES } from '@app/locales/manifest.ts';
import { I18NEXT_OPTIONS } from '../../src/lib/texts/i18n-options.ts';

/**
 * gatsby-plugin-react-i18next gives every page its texts and its language. `locale-nodes.ts` creates the `Locale`
 * nodes, merged with the base locale's texts; `create-pages.ts` creates the pages of all locales.
 */
export const i18nPlugin = {
  resolve: 'gatsby-plugin-react-i18next',
  options: {
    languages: [...LOCALES],
    defaultLanguage: BASE_LOCALE,
    /** No files: the nodes are created from merged texts. */
    localeJsonSourceName: null,
    /** Visitors stay at the URL they asked for. */
    redirect: false,
    trailingSlash: 'never',
    i18nextOptions: I18NEXT_OPTIONS,
  },
};
