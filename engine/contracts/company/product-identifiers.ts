import { z } from 'zod';

const WEIGHT = 3;

/** Whether these are the digits of a GTIN (8, 12, 13 or 14 of them) with the check digit that belongs to them. Source: GS1 General Specifications 7.9.1. */
export function isGtin(digits: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return false;
  const body = Array.from(digits.slice(0, -1)).toReversed();
  const sum = body.reduce((so, digit, at) => so + Number(digit) * (at % 2 === 0 ? WEIGHT : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

const invalid = { params: { code: 'invalid' } };

/** Spaces and hyphens, with which they are printed, are left out. */
export const Gtin = z
  .string()
  .max(30)
  .overwrite((given) => given.replace(/[\s-]/g, ''))
  .refine(isGtin, invalid)
  .meta({ description: 'EAN, UPC or other GTIN, with its check digit', example: '5901234123457' });
const Mpn = z.string().trim().min(1).max(70).meta({ description: 'Number that its maker gives it' });
const Brand = z.string().trim().min(1).max(70);

/** What a product is known by outside the shop. */
export const PRODUCT_IDENTIFIERS = { gtin: Gtin, mpn: Mpn, brand: Brand };

/** `PUT …/products/{productId}/identifiers`. */
export const SetProductIdentifiers = z
  .object({ gtin: Gtin.nullable(), mpn: Mpn.nullable(), brand: Brand.nullable() })
  .meta({ id: 'SetProductIdentifiers' });
export type SetProductIdentifiers = z.infer<typeof SetProductIdentifiers>;
