import type { Validator } from 'stdnum';

/**
 * Numbers by which a country knows a company, by their names in stdnum; one of them must be right. Numbers of persons
 * are left out. Countries without an entry are not checked.
 */
const TAX_NUMBERS: Record<string, readonly string[]> = {
  AT: ['uid', 'businessid'],
  AU: ['abn'],
  BE: ['vat'],
  BG: ['vat'],
  BR: ['cnpj'],
  CA: ['bn'],
  CH: ['uid', 'vat'],
  CY: ['vat'],
  CZ: ['dic', 'ico'],
  DE: ['vat', 'stnr'],
  DK: ['cvr'],
  EE: ['kmkr', 'registrikood'],
  ES: ['nif', 'cif'],
  FI: ['alv', 'ytunnus'],
  FR: ['tva', 'siren', 'siret'],
  GB: ['vat', 'utr'],
  GR: ['vat'],
  HR: ['oib'],
  HU: ['anum'],
  IE: ['vat'],
  IT: ['iva'],
  JP: ['cn'],
  LT: ['pvm'],
  LU: ['tva'],
  LV: ['pvn'],
  MT: ['vat'],
  NL: ['btw'],
  NO: ['mva', 'orgnr'],
  PL: ['nip'],
  PT: ['nif'],
  RO: ['cui', 'cif'],
  RS: ['pib'],
  SE: ['vat', 'orgnr'],
  SI: ['ddv'],
  SK: ['dph'],
  TR: ['vkn'],
  UA: ['edrpou'],
  US: ['ein'],
  VN: ['mst'],
};

/** Hungarian numbers are written with two more groups, the kind of tax and the county: 12345678-2-41. */
const HUNGARIAN_TAIL = /^(\d{8})-?\d-?\d\d$/;

async function validatorsOf(country: string): Promise<Validator[]> {
  // Rules of 90 countries: loaded with the first number.
  const { stdnum } = await import('stdnum');
  return (TAX_NUMBERS[country] ?? []).flatMap((name) => stdnum[country]?.[name] ?? []);
}

/** What a country calls the numbers that are accepted; null if they are not checked. */
export async function taxNumberName(country: string): Promise<string | null> {
  const validators = await validatorsOf(country);
  return validators.map(({ abbreviation, localName }) => (abbreviation ?? localName).trim()).join(' / ') || null;
}

/** Whether a tax number has the country's form and right check digits; true where that is not known. */
export async function isTaxNumber(country: string, given: string): Promise<boolean> {
  const validators = await validatorsOf(country);
  const number = country === 'HU' ? given.replace(HUNGARIAN_TAIL, '$1') : given;
  return validators.length === 0 || validators.some((validator) => validator.validate(number).isValid);
}
