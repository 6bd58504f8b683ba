'use client';
import Link from 'next/link';
import { useState } from 'react';
import type { StaffPayout } from '@app/contracts/partners/staff';
import { StateChip } from '../companies/state-chip.tsx';
import { formatAmount } from '../staff-api/amounts.ts';
import { callStaff, errorCode } from '../staff-api/client.ts';
import { formatDay, formatMonth } from '../staff-api/days.ts';
import { fillIn, wordFor } from '../words/fill.ts';
import type { PartnerProps } from './props.ts';

interface Props extends PartnerProps {
  items: StaffPayout[];
  /** Whether all are of the one partner whose page it is. */
  ofOne?: boolean;
  onDone: () => Promise<void>;
}

/** Payouts with what a transfer needs; an open one is approved, an approved one marked as paid. */
export function PayoutTable({ words, language, items, ofOne = false, onDone }: Props) {
  const [paying, setPaying] = useState<string>();
  const [error, setError] = useState<string>();
  if (items.length === 0) return null;
  const { columns } = words.payouts;
  const attempt = async (path: string, body?: object): Promise<void> => {
    setError(undefined);
    try {
      await callStaff('POST', `/partner-payouts/${path}`, body ?? {});
      setPaying(undefined);
    } catch (failure) {
      setError(wordFor(words.errors, errorCode(failure)));
    }
    await onDone();
  };
  return (
    <>
      {error && (
        <p className="staff-page__error" role="alert">
          {error}
        </p>
      )}
      <table className="money__table">
        <thead>
          <tr>
            <th>{columns.month}</th>
            {!ofOne && <th>{columns.partner}</th>}
            <th>{columns.account}</th>
            <th className="money__amount">{columns.amount}</th>
            <th>{columns.state}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((one) => (
            <tr key={one.id}>
              <td>{formatMonth(one.month, language)}</td>
              {!ofOne && (
                <td data-label={columns.partner}>
                  <Link href={`/admin/partners/${one.partnerId}`} prefetch={false}>
                    {one.businessName}
                  </Link>
                  <span className="money__aside">
                    {one.country} {one.taxNumber}
                  </span>
                </td>
              )}
              <td data-label={columns.account}>
                {one.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}
                <span className="money__aside">{one.accountCurrency}</span>
              </td>
              <td className="money__amount" data-label={columns.amount}>
                {formatAmount(one.amount, one.currency, language)}
                <span className="money__aside">{fillIn(words.payouts.entries, { count: one.entries })}</span>
              </td>
              <td data-label={columns.state}>
                <StateChip of={`payout-${one.state}`}>{words.payouts.states[one.state]}</StateChip>{' '}
                {one.state === 'open' && (
                  <button
                    type="button"
                    className="staff-page__button"
                    disabled={one.partnerBlocked}
                    onClick={() => void attempt(`${one.id}/approval`)}
                  >
                    {words.payouts.approve}
                  </button>
                )}
                {one.state === 'approved' && paying !== one.id && (
                  <button
                    type="button"
                    className="staff-page__button"
                    disabled={one.partnerBlocked}
                    onClick={() => setPaying(one.id)}
                  >
                    {words.payouts.pay}
                  </button>
                )}
                {paying === one.id && (
                  <PaymentForm
                    words={words}
                    onConfirm={(payment) => attempt(`${one.id}/payment`, payment)}
                    onCancel={() => setPaying(undefined)}
                  />
                )}
                {one.partnerBlocked && one.state !== 'paid' && (
                  <span className="money__aside">{words.payouts.waitsForBlock}</span>
                )}
                {one.paidOn && (
                  <span className="money__aside">
                    {formatDay(one.paidOn, language)}, {one.reference}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

interface PaymentFormProps extends Pick<PartnerProps, 'words'> {
  onConfirm: (payment: { paidOn: string; reference: string }) => Promise<void>;
  onCancel: () => void;
}

function PaymentForm({ words, onConfirm, onCancel }: PaymentFormProps) {
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <form
      className="act-form"
      aria-label={words.payouts.pay}
      onSubmit={(event) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        const [paidOn, reference] = ['paidOn', 'reference'].map((name) => String(values.get(name)).trim());
        void onConfirm({ paidOn: paidOn ?? '', reference: reference ?? '' });
      }}
    >
      <div className="act-form__fields">
        <label>
          {words.payouts.paidOn}
          <input type="date" name="paidOn" required autoFocus defaultValue={today} />
        </label>
        <label>
          {words.payouts.reference}
          <input name="reference" required maxLength={140} />
        </label>
      </div>
      <p className="act-form__buttons">
        <button type="submit" className="staff-page__button">
          {words.confirm}
        </button>
        <button type="button" className="staff-page__button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
