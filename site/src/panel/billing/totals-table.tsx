import type { Totals } from '@app/contracts/billing/billing';
import { VisuallyHidden } from '../../ui/index.ts';
import { useBillingWords } from './billing-words.ts';
import * as styles from './billing.module.css';

/** Lines, tax and sum of a charge or a quote. */
export function TotalsTable({ totals }: { totals: Totals }) {
  const { t, money, item, tax } = useBillingWords();
  const { currency, lines, net, vat, gross } = totals;
  const row = (label: string, amount: number, className?: string) => (
    <tr className={className}>
      <th scope="row">{label}</th>
      <td>{money(amount, currency)}</td>
    </tr>
  );
  return (
    <table className={styles.totals}>
      <VisuallyHidden as="caption">{t('billing.totals.caption')}</VisuallyHidden>
      <tbody>
        {lines.map((line, index) => (
          <tr key={index}>
            <th scope="row">
              {line.quantity > 1 && `${line.quantity} × `}
              {item(line.item)}
            </th>
            <td>{money(line.net, currency)}</td>
          </tr>
        ))}
        {lines.length > 1 && row(t('billing.totals.net'), net)}
        {row(tax(totals), vat)}
        {row(t('billing.totals.gross'), gross, styles.grossRow)}
      </tbody>
    </table>
  );
}
