import type { CompanyProfile } from '@app/contracts/companies';
import type { ProductPage } from '@app/contracts/products';
import type { Locale } from '@app/locales/manifest.ts';
import { roundGrade } from '../texts/format.ts';

/** Size of share pictures in pixels. */
export const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/** Data shown in a company's share picture. */
export type PicturedCompany = Pick<CompanyProfile, 'slug' | 'name' | 'logo' | 'kind' | 'city' | 'grades'>;

/** Data shown in a product's share picture. */
export type PicturedProduct = Pick<ProductPage, 'id' | 'slug' | 'name' | 'picture' | 'grades'> & {
  company: { name: string };
};

/**
 * Version of a picture: a hash of everything drawn in any language (`wordsOf` in `server/pictures/subjects.ts`). The
 * slug is included because it replaces a name that no font can render.
 */
export const companyVersion = ({ slug, name, logo, kind, city, grades }: PicturedCompany): string =>
  hashOf([slug, name, logo?.small ?? null, kind, city, ...shownOf(grades)]);

export const productVersion = ({ slug, name, picture, company, grades }: PicturedProduct): string =>
  hashOf([slug, name, picture?.small ?? null, company.name, ...shownOf(grades)]);

const shownOf = ({ count, average }: PicturedCompany['grades']) => [
  count,
  average === null ? null : roundGrade(average),
];

/** FNV-1a, 32 bits: short, for addresses; a collision would only show the older picture. */
function hashOf(shown: readonly (string | number | null)[]): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify(shown)) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(36);
}

/** Path of a company's share picture, which the front door draws (`server/pictures`). */
export const companyPicture = (locale: Locale, company: PicturedCompany): string =>
  `/og/${locale}/${company.slug}.png?v=${companyVersion(company)}`;

/** Path of a product's share picture. */
export const productPicture = (locale: Locale, product: PicturedProduct): string =>
  `/og/${locale}/product/${product.id}.png?v=${productVersion(product)}`;

/** Default share picture. */
export const defaultPicture = (locale: Locale): string => `/og/${locale}.png`;
