/** How i18next reads our texts, in pages and in their heads. Plain data: the build writes it into the bundle. */
export const I18NEXT_OPTIONS = {
  defaultNS: 'common',
  returnNull: false,
  interpolation: { escapeValue: false },
} as const;
