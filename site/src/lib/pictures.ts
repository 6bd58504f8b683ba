import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import type { Locale } from '@app/locales/manifest.ts';
import { roundGrade } from './format.ts';

/** Width and height of the pictures that stand beside a link where a page is shared. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** What the picture of a company shows of it. */
export type PicturedCompany = Pick<CompanyProfile, 'slug' | 'name' | 'kind' | 'city' | 'grades'>;

/** What the picture of a product shows of it. */
export type PicturedProduct = Pick<ProductPage, 'id' | 'slug' | 'name' | 'grades'> & { company: { name: string } };

/**
 * The version of a picture: another one whenever what it shows is another, in whichever language. Whatever is drawn
 * (`wordsOf` in `server/pictures/subjects.ts`) has to be in it. A slug is drawn in place of a name that no font has.
 */
export const companyVersion = ({ slug, name, kind, city, grades }: PicturedCompany): string =>
  hashOf([slug, name, kind, city, ...shownOf(grades)]);

export const productVersion = ({ slug, name, company, grades }: PicturedProduct): string =>
  hashOf([slug, name, company.name, ...shownOf(grades)]);

const shownOf = ({ count, average }: PicturedCompany['grades']) => [
  count,
  average === null ? null : roundGrade(average),
];

/** Short: it stands in addresses. FNV-1a, 32 bits; a collision would only show the older picture. */
function hashOf(shown: readonly (string | number | null)[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(shown)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Drawn by the front door (`server/pictures`): the picture of a company with its grade. */
export const companyPicture = (locale: Locale, company: PicturedCompany): string =>
  `/og/${locale}/${company.slug}.png?v=${companyVersion(company)}`;

/** The same of a product. */
export const productPicture = (locale: Locale, product: PicturedProduct): string =>
  `/og/${locale}/product/${product.id}.png?v=${productVersion(product)}`;

/** Of every page that has none of its own. */
export const defaultPicture = (locale: Locale): string => `/og/${locale}.png`;
