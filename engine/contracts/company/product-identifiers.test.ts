import { Gtin, isGtin } from './product-identifiers.ts';

it.each(['40170725', '012345678905', '5901234123457', '10614141000415'])('%s is a GTIN', (digits) => {
  expect(isGtin(digits)).toBe(true);
  // Any other check digit is wrong.
  const others = [...'0123456789'].map((digit) => digits.slice(0, -1) + digit).filter((one) => one !== digits);
  expect(others.filter(isGtin)).toEqual([]);
});

it.each(['', '123', '59012341234570', '590123412345', '５９０１２３４１２３４５７', '5901234123457x'])(
  '“%s” is none',
  (text) => {
    expect(isGtin(text)).toBe(false);
  },
);

it('a GTIN is read as it is printed', () => {
  expect(Gtin.parse(' 5 901234-123457')).toBe('5901234123457');
});
