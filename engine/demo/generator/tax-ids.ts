import type { Random } from './random.ts';
import type { MarketCountry } from './types.ts';

/**
 * A tax number in the form of the country with right check digits. The leading digits are from ranges that have not
 * been handed out as far as known, so that no real company is named.
 */
export function taxIdFor(country: MarketCountry, random: Random): string {
  for (;;) {
    const id = draw(country, random);
    if (id !== null) return id;
  }
}

/** Null when the drawn digits have no check digit (the remainder is ten). */
function draw(country: MarketCountry, random: Random): string | null {
  switch (country) {
    case 'PL': {
      const digits = `999${random.digits(6)}`;
      const check = weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11;
      return check === 10 ? null : `${digits}${check}`;
    }
    case 'GB': {
      const digits = `5${random.digits(6)}`;
      const check = 97 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 97);
      return `GB${digits}${String(check).padStart(2, '0')}`;
    }
    case 'DE': {
      const digits = `9${random.digits(7)}`;
      let product = 10;
      for (const digit of digits) {
        const sum = (Number(digit) + product) % 10 || 10;
        product = (2 * sum) % 11;
      }
      return `DE${digits}${(11 - product) % 10}`;
    }
    case 'RO': {
      const digits = `9${random.digits(7)}`;
      return `RO${digits}${((weightedSum(digits, [5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10}`;
    }
    case 'HU': {
      const digits = `9${random.digits(6)}`;
      const check = (10 - (weightedSum(digits, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10;
      return `${digits}${check}-2-${random.pick(['41', '42', '43', '13', '09', '08'])}`;
    }
    case 'CZ': {
      const digits = `8${random.digits(6)}`;
      return `CZ${digits}${(11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10}`;
    }
    case 'SK': {
      const number = BigInt(`49${random.pick(['2', '3', '4', '7', '8', '9'])}${random.digits(6)}0`);
      const up = (11n - (number % 11n)) % 11n;
      return up > 9n ? null : `SK${number + up}`;
    }
    case 'BG': {
      const digits = `5${random.digits(7)}`;
      const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11;
      const check = first < 10 ? first : (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10;
      return `BG${digits}${check}`;
    }
  }
}

function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0);
}
