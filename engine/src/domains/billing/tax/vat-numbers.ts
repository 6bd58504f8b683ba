import type { Validator } from 'stdnum';

/**
 * VAT numbers by their prefix: the country in stdnum, and the kinds of numbers there of which one must be right. Also
 * those of persons who trade: they are VAT numbers in some countries.
 */
const VAT_NUMBERS: Record<string, { country: string; kinds: readonly string[] }> = {
  AT: { country: 'AT', kinds: ['uid'] },
  BE: { country: 'BE', kinds: ['vat'] },
  BG: { country: 'BG', kinds: ['vat', 'egn', 'pnf'] },
  CY: { country: 'CY', kinds: ['vat'] },
  CZ: { country: 'CZ', kinds: ['dic', 'rc'] },
  DE: { country: 'DE', kinds: ['vat'] },
  DK: { country: 'DK', kinds: ['cvr'] },
  EE: { country: 'EE', kinds: ['kmkr'] },
  EL: { country: 'GR', kinds: ['vat'] },
  ES: { country: 'ES', kinds: ['nif'] },
  FI: { country: 'FI', kinds: ['alv'] },
  FR: { country: 'FR', kinds: ['tva'] },
  HR: { country: 'HR', kinds: ['oib'] },
  HU: { country: 'HU', kinds: ['anum'] },
  IE: { country: 'IE', kinds: ['vat'] },
  IT: { country: 'IT', kinds: ['iva'] },
  LT: { country: 'LT', kinds: ['pvm'] },
  LU: { country: 'LU', kinds: ['tva'] },
  LV: { country: 'LV', kinds: ['pvn'] },
  MT: { country: 'MT', kinds: ['vat'] },
  NL: { country: 'NL', kinds: ['btw'] },
  PL: { country: 'PL', kinds: ['nip'] },
  PT: { country: 'PT', kinds: ['nif'] },
  RO: { country: 'RO', kinds: ['cif'] },
  SE: { country: 'SE', kinds: ['vat'] },
  SI: { country: 'SI', kinds: ['ddv'] },
  SK: { country: 'SK', kinds: ['dph'] },
  // Northern Ireland: numbers of the United Kingdom.
  XI: { country: 'GB', kinds: ['vat'] },
};

/** Czech numbers of traders without a birth number: stdnum does not know their check digit. */
const CZECH_SPECIAL = /^6\d{8}$/;

/** Domestic Hungarian numbers go on with the kind of tax and the county: 12345678-2-41. */
const HUNGARIAN_TAIL = /^(\d{8})\d{3}$/;

export interface VatNumber {
  /** As VIES knows the country: `EL` for Greece, `XI` for Northern Ireland. */
  prefix: string;
  /** Without the prefix. */
  number: string;
}

/**
 * Splits a VAT number of the EU, written with its prefix, spaces and dots or not. Undefined if it has none of the known
 * prefixes, or is wrong by the country's form or check digits.
 */
export async function parseVatNumber(given: string): Promise<VatNumber | undefined> {
  const compact = given.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
  const prefix = compact.startsWith('GR') ? 'EL' : compact.slice(0, 2);
  const number = prefix === 'HU' ? compact.slice(2).replace(HUNGARIAN_TAIL, '$1') : compact.slice(2);
  const rules = VAT_NUMBERS[prefix];
  if (!rules || !/^[A-Z\d]{2,12}$/.test(number)) return undefined;
  if (prefix === 'CZ' && CZECH_SPECIAL.test(number)) return { prefix, number };
  // Rules of 90 countries: loaded with the first number.
  const { stdnum } = await import('stdnum');
  const validators = rules.kinds.flatMap((kind): Validator | [] => stdnum[rules.country]?.[kind] ?? []);
  return validators.some((validator) => validator.validate(number).isValid) ? { prefix, number } : undefined;
}
