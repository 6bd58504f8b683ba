import type { RequestHandler } from 'express';
import { BASE_LOCALE, BRAND_NAME, htmlLang, isLocale } from '@app/locales/manifest.ts';
import { localePath } from '../../src/lib/addresses/links.ts';
import { THEME_COLORS } from '../../src/lib/browser/theme.ts';
import type { Texts } from '../../node/content/texts.ts';
import { PANEL_PATHS } from '../../src/panel/paths.ts';

/** Addresses of the panel's web manifest; each language has its own start page and scope. */
export const WEB_MANIFEST_PATHS = ['/panel.webmanifest', '/:locale/panel.webmanifest'];

/** Pages that the installed panel's icon offers, most used first: phones show three or four. */
const SHORTCUTS = ['reviews', 'invitations', 'mediations'] as const;

/** What browsers need to install the panel as an app. It works online only: figures of yesterday would mislead. */
export const webManifest =
  (texts: () => Promise<Texts>): RequestHandler =>
  async (req, res, next) => {
    const locale = req.params['locale'] ?? BASE_LOCALE;
    if (typeof locale !== 'string' || !isLocale(locale)) return next();
    const start = localePath(locale, '/panel');
    const words = await texts();
    res.setHeader('Cache-Control', 'public, max-age=3600');
    res.type('application/manifest+json').send({
      id: '/panel',
      name: BRAND_NAME,
      short_name: BRAND_NAME,
      lang: htmlLang(locale),
      start_url: start,
      scope: start,
      display: 'standalone',
      background_color: THEME_COLORS.light,
      theme_color: THEME_COLORS.light,
      icons: [
        { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: SHORTCUTS.flatMap((page) => {
        const name = words.text(locale, `panel:nav.${page}`, 'merged');
        return name ? [{ name, url: localePath(locale, PANEL_PATHS[page]) }] : [];
      }),
    });
  };
