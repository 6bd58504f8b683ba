import type { Locale } from '@app/locales/manifest.ts';
import { roundGrade } from './format.ts';

/** Width and height of the pictures that stand beside a link where a page is shared. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

interface Graded {
  name: string;
  grades: { count: number; average: number | null };
}

/**
 * Short, and another one whenever the name or the grade on the picture is another: networks keep a picture by its
 * address. FNV-1a, 32 bits; a collision would only show the older picture.
 */
export function pictureVersion({ name, grades: { count, average } }: Graded): string {
  const text = JSON.stringify([name, count, average === null ? null : roundGrade(average)]);
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Drawn by the front door (`server/pictures`): the picture of a company with its grade. */
export const companyPicture = (locale: Locale, company: Graded & { slug: string }): string =>
  `/og/${locale}/${company.slug}.png?v=${pictureVersion(company)}`;

/** The same of a product. */
export const productPicture = (locale: Locale, product: Graded & { id: string }): string =>
  `/og/${locale}/product/${product.id}.png?v=${pictureVersion(product)}`;

/** Of every page that has none of its own. */
export const defaultPicture = (locale: Locale): string => `/og/${locale}.png`;
