/** Currencies whose smallest unit at Stripe is the whole: docs.stripe.com/currencies, "Zero-decimal currencies". */
const ZERO_DECIMAL = new Set('BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'.split(' '));
/** And those with three digits after the point. */
const THREE_DECIMAL = new Set('BHD JOD KWD OMR TND'.split(' '));

/** An amount that Stripe cannot take: a part of the currency's smallest unit. */
export class AmountIndivisible extends Error {}

/** Our hundredths in Stripe's smallest unit of the currency. @throws AmountIndivisible */
export function toStripeAmount(hundredths: number, currency: string): number {
  if (THREE_DECIMAL.has(currency)) return hundredths * 10;
  if (!ZERO_DECIMAL.has(currency)) return hundredths;
  if (hundredths % 100 !== 0) throw new AmountIndivisible(`${hundredths} hundredths of ${currency}`);
  return hundredths / 100;
}

/** Stripe's smallest unit in our hundredths; three decimals are rounded down. */
export function fromStripeAmount(units: number, currency: string): number {
  if (THREE_DECIMAL.has(currency)) return Math.floor(units / 10);
  return ZERO_DECIMAL.has(currency) ? units * 100 : units;
}
