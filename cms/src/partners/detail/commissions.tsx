'use client';
import { useEffect } from 'react';
import type { Commission } from '@app/contracts/partners/commissions';
import { formatAmount } from '../../staff-api/amounts.ts';
import { formatDay } from '../../staff-api/days.ts';
import { usePages } from '../../staff-api/use-pages.ts';
import { ListStatus } from '../../staff-api/list-status.tsx';
import type { PartnerProps } from '../props.ts';

/** What paid invoices and their corrections have brought a partner, newest first. */
export function PartnerCommissions({ words, language, partnerId }: PartnerProps & { partnerId: string }) {
  const { state, load, more } = usePages<Commission>();
  useEffect(() => void load(`/partners/${partnerId}/commissions`), [load, partnerId]);
  const { columns } = words.commissions;
  return (
    <section>
      <h2>{words.commissions.title}</h2>
      <ListStatus words={words} state={state} empty={words.commissions.empty} />
      {state.items.length > 0 && (
        <table className="money__table">
          <thead>
            <tr>
              <th>{columns.at}</th>
              <th>{columns.invoice}</th>
              <th className="money__amount">{columns.net}</th>
              <th className="money__amount">{columns.percent}</th>
              <th className="money__amount">{columns.amount}</th>
              <th>{columns.payout}</th>
            </tr>
          </thead>
          <tbody>
            {state.items.map((one) => (
              <tr key={one.id}>
                <td>{formatDay(one.at, language)}</td>
                <td data-label={columns.invoice}>
                  {one.invoice}
                  <span className="money__aside">{one.company}</span>
                </td>
                <td className="money__amount" data-label={columns.net}>
                  {formatAmount(one.net, one.currency, language)}
                </td>
                <td className="money__amount" data-label={columns.percent}>
                  {new Intl.NumberFormat(language, { style: 'percent' }).format(one.percent / 100)}
                </td>
                <td className="money__amount" data-label={columns.amount}>
                  {formatAmount(one.amount, one.currency, language)}
                </td>
                <td data-label={columns.payout}>{one.paidOut ? words.yes : words.no}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </section>
  );
}
