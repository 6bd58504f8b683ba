/** Runs of digits, as they are written with spaces, dots, dashes and slashes between. */
export interface DigitRun {
  digits: string;
  raw: string;
  start: number;
  end: number;
}

const RUN = /\d(?:[ \u00a0.\-/()]{0,2}\d){5,33}/g;

/** Runs of 6 to 34 digits in a normalised text. */
export function digitRuns(text: string): DigitRun[] {
  return Array.from(text.matchAll(RUN), ({ 0: raw, index }) => ({
    digits: raw.replaceAll(/\D/g, ''),
    raw,
    start: index,
    end: index + raw.length,
  }));
}

/** Luhn’s check (ISO/IEC 7812-1, annex B). */
export function luhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = Number(digits[digits.length - 1 - at]);
    const doubled = at % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Σ digit × weight over as many digits as there are weights. */
export function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);
}

/** Whether day and month can be a date (29 February is one). */
export function isDate(day: number, month: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= (month === 2 ? 29 : [4, 6, 9, 11].includes(month) ? 30 : 31);
}

/** A two-figure number inside a string of digits. */
export const pair = (digits: string, at: number): number => Number(digits.slice(at, at + 2));
