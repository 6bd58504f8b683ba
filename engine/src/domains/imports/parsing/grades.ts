import type { GradeScale } from '@app/contracts/imports';
import type { Grade } from '@app/contracts/common';

/** Google exports star ratings as words. */
const NUMBER_WORDS = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);
const FULL_STARS = /[★⭐🌟]/gu;

/** Parses `4`, `4,5`, `4/5`, `85%`, `★★★★☆` or `FOUR`; undefined for anything else. */
function parseNumber(cell: string, scale: GradeScale): number | undefined {
  const text = cell.replaceAll('\uFE0F', '').trim().toLowerCase();
  const word = NUMBER_WORDS.get(text);
  if (word !== undefined) return scale === 5 ? word : undefined;
  const stars = text.match(FULL_STARS)?.length;
  if (stars !== undefined && /^[★⭐🌟☆✩\s]+$/u.test(text)) return scale === 5 ? stars : undefined;
  const found = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:(%)|\/\s*(\d{1,3}))?$/.exec(text);
  if (!found) return undefined;
  const [, digits = '', percent, maximum] = found;
  // A scale in the cell must be the declared one: 8/10 is not 8 of 100.
  if ((percent !== undefined && scale !== 100) || (maximum !== undefined && Number(maximum) !== scale))
    return undefined;
  return Number(digits.replace(',', '.'));
}

/**
 * Converts a cell on the declared scale to a grade from 1 to 5: in proportion, rounded half up, at least 1. For example
 * 1–2 of 10 is 1, 9–10 is 5; 0–29 % is 1, 90 % and more is 5. Undefined for a value outside the scale.
 */
export function parseGrade(cell: string, scale: GradeScale): Grade | undefined {
  const value = parseNumber(cell, scale);
  const least = scale === 100 ? 0 : 1;
  if (value === undefined || value < least || value > scale) return undefined;
  return Math.max(1, Math.floor((value * 5) / scale + 0.5)) as Grade;
}
