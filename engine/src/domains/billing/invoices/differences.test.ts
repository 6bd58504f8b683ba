import fc from 'fast-check';
import type { InvoiceLine } from '@app/contracts/billing/invoices';
import { roundHalfUp } from '../lifecycle/periods.ts';
import { differencesOf, remainingOf } from './differences.ts';
import type { Amounts, Cut } from './differences.ts';

const line = (unitNet: number, quantity: number, place: number): InvoiceLine => ({
  item: { kind: 'plan', plan: 'trustPro', term: 'month', from: `2026-0${place + 1}-01`, to: '2026-12-31' },
  quantity,
  unitNet,
  net: unitNet * quantity,
});

const invoices = fc
  .record({
    sold: fc.array(fc.tuple(fc.integer({ min: 1, max: 50_000 }), fc.integer({ min: 1, max: 9 })), {
      minLength: 1,
      maxLength: 4,
    }),
    vatRate: fc.constantFrom(23, 8, null),
  })
  .map(({ sold, vatRate }): Amounts => {
    const lines = sold.map(([unit, quantity], place) => line(unit, quantity, place));
    const net = lines.reduce((total, one) => total + one.net, 0);
    return { lines, vatRate, net, vat: vatRate === null ? 0 : roundHalfUp((net * vatRate) / 100) };
  });

it('whatever is taken back in parts, with the rest it adds up to the invoice, and never to more', () => {
  fc.assert(
    fc.property(invoices, fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 8 }), (invoice, tries) => {
      const corrections: Amounts[] = [];
      for (const [place, amount] of tries) {
        const left = remainingOf(invoice, corrections);
        const at = place % left.length;
        const rest = left[at] ?? 0;
        if (rest === 0) continue;
        const made = differencesOf(invoice, corrections, [{ line: at, net: 1 + (amount % rest) }]);
        expect(made?.gross).toBe((made?.net ?? 0) + (made?.vat ?? 0));
        expect(made?.net).toBeLessThan(0);
        expect(made?.vat).toBeLessThanOrEqual(0);
        corrections.push({ ...invoice, ...made });
      }
      const rest = differencesOf(invoice, corrections, undefined);
      if (rest) corrections.push({ ...invoice, ...rest });
      const all = [invoice, ...corrections];
      expect(all.reduce((total, { net }) => total + net, 0)).toBe(0);
      expect(all.reduce((total, { vat }) => total + vat, 0)).toBe(0);
      expect(remainingOf(invoice, corrections)).toEqual(invoice.lines.map(() => 0));
      expect(differencesOf(invoice, corrections, undefined)).toBeUndefined();
    }),
  );
});

it('the whole is taken back line by line as it was sold', () => {
  const lines = [line(9_900, 1, 0), line(15_000, 3, 1)];
  const invoice: Amounts = { lines, vatRate: 23, net: 54_900, vat: 12_627 };
  expect(differencesOf(invoice, [], undefined)).toEqual({
    lines: [
      { ...lines[0], unitNet: -9_900, net: -9_900 },
      { ...lines[1], unitNet: -15_000, net: -45_000 },
    ],
    net: -54_900,
    vat: -12_627,
    gross: -67_527,
  });
});

it.each<[string, Cut[], string]>([
  ['more than a line has', [{ line: 0, net: 9_901 }], 'lines.0.net'],
  [
    'of a line that is not there',
    [
      { line: 0, net: 1 },
      { line: 7, net: 1 },
    ],
    'lines.1.net',
  ],
  [
    'more in two parts of one line',
    [
      { line: 0, net: 5_000 },
      { line: 0, net: 5_000 },
    ],
    'lines.0.net',
  ],
])('taking back %s is refused and names the field', (_, cuts, path) => {
  const invoice: Amounts = { lines: [line(9_900, 1, 0)], vatRate: 23, net: 9_900, vat: 2_277 };
  expect(() => differencesOf(invoice, [], cuts)).toThrow(
    expect.objectContaining({ errors: [expect.objectContaining({ path, code: 'number_too_big' })] }),
  );
});
