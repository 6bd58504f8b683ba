import { COMMISSION_TABLE, PAYOUT_MINIMUM } from '@app/contracts/partners/commissions';
import { alternatives, formatMoney, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './partners.module.css';

/** The table of commissions, as the engine reckons. */
export function Rates() {
  const { t, locale } = useT('partners');
  const minimum = alternatives(locale, [
    formatMoney(locale, PAYOUT_MINIMUM.USD, 'USD'),
    formatMoney(locale, PAYOUT_MINIMUM.PLN, 'PLN'),
  ]);
  return (
    <div>
      <table className={styles.rates}>
        <caption>{t('rates.title')}</caption>
        <tbody>
          {COMMISSION_TABLE.map(({ fromMonth, months, percent }) => (
            <tr key={fromMonth}>
              <th scope="row">
                {months === null ? t('rates.later', { month: fromMonth }) : t('rates.first', { months })}
              </th>
              <td>{formatPercent(locale, percent / 100)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{t('rates.note', { minimum })}</p>
    </div>
  );
}
