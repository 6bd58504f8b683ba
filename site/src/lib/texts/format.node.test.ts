import {
  countryName,
  formatDate,
  formatGrade,
  formatMonth,
  formatNumber,
  formatPercent,
  languageName,
  roundGrade,
  weekdayName,
  wholeShares,
} from './format.ts';

describe('shares in whole percents', () => {
  it.each([
    [
      [1, 1, 1],
      [0.34, 0.33, 0.33],
    ],
    [
      [5, 2, 1, 0, 0],
      [0.63, 0.25, 0.12, 0, 0],
    ],
    [
      [0, 1000, 1],
      [0, 1, 0],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('%j are %j', (counts, shares) => expect(wholeShares(counts)).toEqual(shares));

  it('shares in whole percents add up to 100, each less than one percent from its exact share', () => {
    for (let seed = 1; seed <= 96; seed++) {
      const counts = [3, 7, 11, 13, 17].map((prime) => (seed * prime * prime) % 97);
      const total = counts.reduce((sum, count) => sum + count, 0);
      const shares = wholeShares(counts);
      expect(Math.round(shares.reduce((sum, share) => sum + share, 0) * 100)).toBe(100);
      for (const [index, share] of shares.entries())
        expect(Math.abs(share - (counts[index] ?? 0) / total)).toBeLessThan(0.01);
    }
  });
});

describe('grades', () => {
  it.each([
    [4.25, 4.3],
    [4.35, 4.4],
    [4.349, 4.3],
    [4.65, 4.7],
    [1.05, 1.1],
    [4.95, 5],
    [5, 5],
    [1, 1],
  ])('the grade %d is shown as %d: one decimal, halves up', (value, shown) => expect(roundGrade(value)).toBe(shown));

  it('the formatter rounds every mean of a few whole grades like decimal arithmetic', () => {
    for (let count = 1; count <= 40; count++) {
      for (let sum = count; sum <= 5 * count; sum++) {
        expect(roundGrade(sum / count)).toBe(Math.floor((2 * 10 * sum + count) / (2 * count)) / 10);
      }
    }
  });

  it('ratings are written in local notation', () => {
    expect(formatGrade('pl', 4.25)).toBe('4,3');
    expect(formatGrade('en', 4)).toBe('4.0');
    expect(formatGrade('ja', 4.25)).toBe('4.3');
  });
});

describe('numbers and dates', () => {
  it('the formatter groups digits and formats percentages', () => {
    expect(formatNumber('en', 12345)).toBe('12,345');
    expect(formatNumber('pl', 12345)).toBe('12\u00a0345');
    expect(formatPercent('en', 0.874)).toBe('87%');
    expect(formatPercent('de', 0.874)).toBe('87\u00a0%');
  });

  it('the formatter formats an instant as the day in the company’s time zone', () => {
    const lateEvening = '2026-11-20T23:30:00.000Z';
    expect(formatDate('en', lateEvening)).toBe('20 November 2026');
    expect(formatDate('en', lateEvening, { timeZone: 'Europe/Warsaw' })).toBe('21 November 2026');
  });

  it('a date without time is not shifted', () => {
    expect(formatDate('pl', '2026-03-01', { timeZone: 'America/Los_Angeles' })).toBe('1 marca 2026');
    expect(formatMonth('pl', '2023-04-17')).toBe('kwiecień 2023');
  });

  it('the formatter numbers weekdays from Monday', () => {
    expect([1, 7].map((day) => weekdayName('en', day))).toEqual(['Monday', 'Sunday']);
  });

  it('languages and countries are named in the reader’s language', () => {
    expect(languageName('de', 'pl')).toBe('Polnisch');
    expect(countryName('pl', 'DE')).toBe('Niemcy');
  });
});
