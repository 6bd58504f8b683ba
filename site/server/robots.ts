import { absoluteUrl } from '../src/lib/links.ts';

/**
 * What crawlers need not ask for. Pages that are only not to be found (flows with a token, searches, thin lists) are not
 * among them: they say so themselves, and a crawler that may not read a page never learns it.
 */
const CLOSED = ['/api/', '/admin', '/cms-api/', '/panel', '/*/panel'];

export const robotsText = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/docs',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${absoluteUrl(origin, '/sitemap.xml')}`,
    '',
  ].join('\n');
