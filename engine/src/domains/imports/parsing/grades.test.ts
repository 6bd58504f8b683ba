import type { GradeScale } from '@app/contracts/imports';
import { parseGrade } from './grades.ts';

it.each<[string, GradeScale, number | undefined]>([
  ['5', 5, 5],
  ['4,5', 5, 5],
  ['4.4', 5, 4],
  ['3/5', 5, 3],
  ['★★★★☆', 5, 4],
  ['⭐️⭐️', 5, 2],
  ['FOUR', 5, 4],
  ['0', 5, undefined],
  ['6', 5, undefined],
  ['8/10', 5, undefined],
  ['good', 5, undefined],
  ['', 5, undefined],
  ['-1', 5, undefined],
  ['1', 10, 1],
  ['2', 10, 1],
  ['3', 10, 2],
  ['8', 10, 4],
  ['9', 10, 5],
  ['8.4', 10, 4],
  ['10/10', 10, 5],
  ['11', 10, undefined],
  ['0%', 100, 1],
  ['29', 100, 1],
  ['30 %', 100, 2],
  ['89', 100, 4],
  ['90%', 100, 5],
  ['100', 100, 5],
  ['90%', 10, undefined],
])('the import of reviews reads the grade %s on a scale up to %i as %s', (cell, scale, grade) => {
  expect(parseGrade(cell, scale)).toBe(grade);
});
