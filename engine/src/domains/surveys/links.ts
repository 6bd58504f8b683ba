import type { Locale } from '@app/contracts/common';
import type { AppContext } from '../../platform/context.ts';
import { localePath } from '../../platform/links.ts';

/** A page of the public site. */
export const siteUrl = (app: AppContext, locale: Locale, path: string): string =>
  app.config.PUBLIC_URL + localePath(locale, path);
