import { BRAND_NAME } from '@app/locales';
import { readWordFile } from '../phrases/word-file.ts';

const GROUPS = ['payment', 'marketplaces and shops', 'parcels', 'banks', 'online services', 'authorities'] as const;

const BRANDS = Object.values(readWordFile(new URL('brands.txt', import.meta.url), GROUPS)).flat();

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}\p{N}\s]/gu, '');

/** Shorter names match whole words only: “ing” is part of many. */
const MIN_PART_LENGTH = 6;

/** Another company's well-known name in the name of a sender; undefined when there is none. */
export function foreignBrand(senderName: string, companyName: string): string | undefined {
  const words = new Set(fold(senderName).split(/\s+/));
  const [sender, own] = [fold(senderName).replace(/\s/g, ''), fold(companyName).replace(/\s/g, '')];
  return [...BRANDS, fold(BRAND_NAME)].find(
    (brand) =>
      !own.includes(brand) && (words.has(brand) || (brand.length >= MIN_PART_LENGTH && sender.includes(brand))),
  );
}
