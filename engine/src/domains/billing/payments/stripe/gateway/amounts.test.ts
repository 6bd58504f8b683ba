import fc from 'fast-check';
import { AmountIndivisible, fromStripeAmount, toStripeAmount } from './amounts.ts';

it('amounts are told in the smallest unit of the currency', () => {
  expect(toStripeAmount(12177, 'USD')).toBe(12177);
  expect(toStripeAmount(36900, 'PLN')).toBe(36900);
  expect(toStripeAmount(150_000, 'JPY')).toBe(1500);
  expect(toStripeAmount(1234, 'KWD')).toBe(12340);
  expect(() => toStripeAmount(150, 'JPY')).toThrow(AmountIndivisible);
});

it('what Stripe has received is what was asked for, in every currency', () => {
  const amounts = fc.integer({ min: 0, max: 1_000_000 });
  const currencies = fc.constantFrom('USD', 'PLN', 'EUR', 'HUF', 'JPY', 'KRW', 'KWD', 'TND');
  fc.assert(
    fc.property(amounts, currencies, (units, currency) => {
      const amount = units * 100;
      expect(fromStripeAmount(toStripeAmount(amount, currency), currency)).toBe(amount);
    }),
  );
});
