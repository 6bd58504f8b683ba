import { LOCALES } from '@app/locales/manifest.ts';
import { absoluteUrl, localePath } from '../../src/lib/addresses/links.ts';

/** Rules for a path and everything below it, but not for paths that merely begin with the same letters. */
const withSubpaths = (path: string): string[] => [`${path}$`, `${path}/`];

/**
 * Paths that crawlers may not fetch. Pages that must not be indexed (token pages, searches, short lists) are not
 * listed: they say noindex themselves, which a crawler only learns by fetching them.
 */
const DISALLOWED = [
  '/api/',
  ...withSubpaths('/admin'),
  '/cms-api/',
  // One rule per locale: `*` would also match the profile of a company with that name.
  ...LOCALES.flatMap((locale) =>
    ['/panel', '/partners/panel'].flatMap((path) => withSubpaths(localePath(locale, path))),
  ),
];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    // Search engines draw shops' pages with their widgets.
    'Allow: /api/v1/widgets/',
    ...DISALLOWED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(origin, '/sitemap.xml')}`,
    '',
  ].join('\n');
