/** i18next options for pages and heads. Plain data: the build writes it into the bundle. */
export const I18NEXT_OPTIONS = {
  defaultNS: 'common',
  returnNull: false,
  // A text that is missing shows as `namespace:key`, which tests of pages look for.
  appendNamespaceToMissingKey: true,
  interpolation: { escapeValue: false },
} as const;
