import type { CorrectInvoice } from '@app/contracts/staff/money';
import { parseAmount } from '../../staff-api/amounts.ts';

/**
 * The correction of a form, whose fields `line-<n>` have the net amounts to be taken back: of nothing left in no line, the
 * whole. Undefined if an amount is none, more than is left, or all are zero.
 */
export function correctionOf(
  { reason = '', ...values }: Record<string, string>,
  remaining: readonly number[],
): CorrectInvoice | undefined {
  const amounts = remaining.map((_, line) => {
    const text = values[`line-${line}`];
    return text === undefined || text === '' ? 0 : parseAmount(text);
  });
  if (amounts.some((net, line) => net === undefined || net > (remaining[line] ?? 0))) return undefined;
  const lines = amounts.flatMap((net, line) => (net ? [{ line, net }] : []));
  if (lines.length === 0) return undefined;
  const isWhole = remaining.every((net, line) => net === amounts[line]);
  return isWhole ? { reason } : { reason, lines };
}
