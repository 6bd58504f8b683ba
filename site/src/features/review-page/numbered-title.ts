import type { Locale } from '@app/locales/manifest.ts';
import type { ReviewPage } from '@app/contracts/reviews';
import { formatNumber } from '../../lib/texts/format.ts';
import type { T } from '../../lib/texts/i18n.ts';

/** Title of a page's head with the number of its page of reviews, from the second on; `page` as of `indexedPage`. */
export function numberedTitle(t: T, locale: Locale, title: string, { counted }: ReviewPage, page: number): string {
  if (page === 1 || !counted) return title;
  const number = (value: number) => formatNumber(locale, value);
  return `${title} (${t('category:pages.of', { page: number(page), pages: number(counted.pages) })})`;
}
