import { formatAmount, parseAmount } from './amounts.ts';

test.each([
  ['299', 29_900],
  ['299.9', 29_990],
  ['1 299,05', 129_905],
  ['0,01', 1],
  ['', undefined],
  ['12.345', undefined],
  ['-3', undefined],
  ['1e3', undefined],
])('%j is read as %j hundredths', (text, amount) => expect(parseAmount(text)).toBe(amount));

test('amounts are written with their currency', () => expect(formatAmount(12_177, 'USD', 'en')).toBe('$121.77'));
