import type { InvoiceLine } from '@app/contracts/billing/invoices';
import { ValidationFailed } from '../../../kernel/errors.ts';
import { roundHalfUp } from '../lifecycle/periods.ts';

/** What an invoice and its corrections have in common. Amounts in hundredths. */
export interface Amounts {
  lines: InvoiceLine[];
  vatRate: number | null;
  net: number;
  vat: number;
}

/** How much of a line, by its place, is taken back: a net amount. */
export interface Cut {
  line: number;
  net: number;
}

type Differences = Pick<Amounts, 'lines' | 'net' | 'vat'> & { gross: number };

const keyOf = ({ item }: InvoiceLine): string => JSON.stringify(item, Object.keys(item).toSorted());

/** What is left of each line after earlier corrections, which name what they correct by its item. */
export function remainingOf(invoice: Amounts, corrections: readonly Amounts[]): number[] {
  const taken = new Map<string, number>();
  for (const line of corrections.flatMap(({ lines }) => lines))
    taken.set(keyOf(line), (taken.get(keyOf(line)) ?? 0) - line.net);
  return invoice.lines.map((line) => {
    const part = Math.min(line.net, taken.get(keyOf(line)) ?? 0);
    taken.set(keyOf(line), (taken.get(keyOf(line)) ?? 0) - part);
    return line.net - part;
  });
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

const tax = (net: number, rate: number | null): number => (rate === null ? 0 : roundHalfUp((net * rate) / 100));

/** A line taken back: as it was sold if all of it is, otherwise as one piece of the amount. */
const takenBack = (line: InvoiceLine, net: number): InvoiceLine =>
  net === line.net
    ? { ...line, unitNet: -line.unitNet, net: -line.net }
    : { ...line, quantity: 1, unitNet: -net, net: -net };

/**
 * The lines and sums of a correction: of parts of lines, or of everything that is left. The tax is the difference of the
 * taxes before and after, so that corrections in any order and number add up to the invoice.
 * @returns undefined if nothing is left
 * @throws ValidationFailed for more than is left of a line
 */
export function differencesOf(
  invoice: Amounts,
  corrections: readonly Amounts[],
  cuts: readonly Cut[] | undefined,
): Differences | undefined {
  const left = remainingOf(invoice, corrections);
  const wanted = left.map((rest, place) =>
    cuts ? sum(cuts.filter(({ line }) => line === place).map(({ net }) => net)) : rest,
  );
  const wrong = cuts?.findIndex(({ line }) => (wanted[line] ?? 1) > (left[line] ?? 0)) ?? -1;
  if (wrong >= 0)
    throw new ValidationFailed({}, [
      { path: `lines.${wrong}.net`, code: 'number_too_big', params: { maximum: left[cuts?.[wrong]?.line ?? -1] ?? 0 } },
    ]);
  const lines = invoice.lines.flatMap((line, place) => {
    const net = wanted[place] ?? 0;
    return net > 0 ? [takenBack(line, net)] : [];
  });
  if (lines.length === 0) return undefined;
  const net = sum(lines.map((line) => line.net));
  const before = sum([invoice, ...corrections].map((one) => one.vat));
  const vat = tax(sum(left) + net, invoice.vatRate) - before;
  return { lines, net, vat, gross: net + vat };
}
