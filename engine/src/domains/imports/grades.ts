import type { GradeScale } from '@app/contracts/imports';
import type { Grade } from '@app/contracts/common';

/** Google's exports write stars as words. */
const WORDS = new Map([
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
]);
const FULL_STARS = /[★⭐🌟]/gu;

/** A number as it stands in a cell: `4`, `4,5`, `4/5`, `85%`, `★★★★☆`, `FOUR`. Undefined for anything else. */
function numberIn(cell: string, scale: GradeScale): number | undefined {
  const text = cell.replaceAll('\uFE0F', '').trim().toLowerCase();
  const word = WORDS.get(text);
  if (word !== undefined) return scale === 5 ? word : undefined;
  const stars = text.match(FULL_STARS)?.length;
  if (stars !== undefined && /^[★⭐🌟☆✩\s]+$/u.test(text)) return scale === 5 ? stars : undefined;
  const found = /^(\d{1,3}(?:[.,]\d{1,4})?)\s*(?:(%)|\/\s*(\d{1,3}))?$/.exec(text);
  if (!found) return undefined;
  const [, digits = '', percent, of] = found;
  // A scale in the cell must be the declared one: 8/10 is no 8 of 100.
  if ((percent !== undefined && scale !== 100) || (of !== undefined && Number(of) !== scale)) return undefined;
  return Number(digits.replace(',', '.'));
}

/**
 * The grade 1 to 5 of a cell on the declared scale: in proportion, halves up, and never less than 1 (so 1–2 of 10 is 1,
 * 9–10 is 5; 0–29 % is 1, from 90 % on it is 5). Undefined for what is no number of the scale.
 */
export function gradeOf(cell: string, scale: GradeScale): Grade | undefined {
  const value = numberIn(cell, scale);
  const least = scale === 100 ? 0 : 1;
  if (value === undefined || value < least || value > scale) return undefined;
  return Math.max(1, Math.floor((value * 5) / scale + 0.5)) as Grade;
}
