import { paymentCode } from './payment-code.ts';
import { BANK, DOMESTIC, HOTEL } from './testing/samples.ts';

test('zloty to a Polish account have the code of Polish banks', () => {
  expect(paymentCode(HOTEL, BANK)).toBe(
    '5260001246|PL|61109010140000071219812874|055350|Opinara Sp. z o.o.|FV/2027/000124|||',
  );
});

test('long names and separators do not break its fields', () => {
  const seller = { ...HOTEL.seller, name: 'Bardzo | długa nazwa spółki' };
  const fields = paymentCode({ ...HOTEL, seller, gross: 5 }, { ...BANK, iban: 'PL61 1090 1014 0000 0712 1981 2874' });
  expect(fields?.split('|')).toEqual([
    '5260001246',
    'PL',
    '61109010140000071219812874',
    '000005',
    'Bardzo długa nazwa s',
    'FV/2027/000124',
    '',
    '',
    '',
  ]);
});

test('euros have the European code', () => {
  expect(paymentCode({ ...HOTEL, currency: 'EUR', gross: 12_345 }, BANK)?.split('\n')).toEqual([
    'BCD',
    '002',
    '1',
    'SCT',
    'WBKPPLPP',
    'Opinara Sp. z o.o.',
    'PL61109010140000071219812874',
    'EUR123.45',
    '',
    '',
    'FV/2027/000124',
  ]);
});

test('what apps cannot read has none: dollars, zloty to an account abroad, ten thousand zloty', () => {
  expect(paymentCode(DOMESTIC, BANK)).toBeNull();
  expect(paymentCode(HOTEL, { ...BANK, iban: 'DE89370400440532013000' })).toBeNull();
  expect(paymentCode({ ...HOTEL, gross: 1_000_000 }, BANK)).toBeNull();
  expect(paymentCode({ ...HOTEL, gross: 999_999 }, BANK)).toContain('|999999|');
});
