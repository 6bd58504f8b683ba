import { DailyCap, STAFF_MAILS_A_DAY } from './daily-cap.ts';

const HOUR = 3600 * 1000;

test('a staff address gets a limited number of mails in 24 hours, whatever its spelling', () => {
  const cap = new DailyCap();
  for (let n = 0; n < STAFF_MAILS_A_DAY; n += 1) expect(cap.take('anna@staff.example', n * HOUR)).toBe(true);
  expect(cap.take(' Anna@staff.example', 20 * HOUR)).toBe(false);
  expect(cap.take('otto@staff.example', 20 * HOUR)).toBe(true);
  expect(cap.take('anna@staff.example', 24 * HOUR + 1)).toBe(true);
  expect(cap.take('anna@staff.example', 24 * HOUR + 2)).toBe(false);
});
