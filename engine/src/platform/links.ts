import { BASE_LOCALE } from '@app/locales/manifest.ts';
import type { Locale } from '@app/contracts/common';
import { panelPath } from '@app/contracts/notifying/panel-links';
import type { PanelLink } from '@app/contracts/notifying/panel-links';

/** A path of the public site in `locale`: the base locale's pages have no prefix. */
export function localePath(locale: Locale, path: string): string {
  return locale === BASE_LOCALE ? path : `/${locale}${path}`;
}

/** URL of a page of the public site in `locale`. */
export const siteUrl = (app: { config: { PUBLIC_URL: string } }, locale: Locale, path: string): string =>
  app.config.PUBLIC_URL + localePath(locale, path);

/** URL of a page of the panel, opened for `companyId`. */
export const panelUrl = (
  app: { config: { PUBLIC_URL: string } },
  locale: Locale,
  companyId: string,
  link: PanelLink,
): string => siteUrl(app, locale, panelPath(link, companyId));
