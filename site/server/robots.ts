import { LOCALES } from '@app/locales/manifest.ts';
import { absoluteUrl, localePath } from '../src/lib/links.ts';

/** A path and all below it, and none that only begins with the same letters. */
const whole = (path: string): string[] => [`${path}$`, `${path}/`];

/**
 * What crawlers need not ask for. Pages that are only not to be found (flows with a token, searches, thin lists) are not
 * among them: they say so themselves, and a crawler that may not read a page never learns it.
 */
const CLOSED = [
  '/api/',
  ...whole('/admin'),
  '/cms-api/',
  // Each language by its name: a `*` would close the profile of a company called so too.
  ...LOCALES.flatMap((locale) => whole(localePath(locale, '/panel'))),
];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(origin, '/sitemap.xml')}`,
    '',
  ].join('\n');
