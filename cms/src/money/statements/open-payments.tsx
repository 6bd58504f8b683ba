'use client';
import { useEffect, useState } from 'react';
import type { OpenPayment } from '@app/contracts/staff/money';
import { ActForm } from '../../admin/act-form.tsx';
import { formatAmount } from '../../staff-api/amounts.ts';
import { callStaff, errorCode } from '../../staff-api/client.ts';
import { usePages } from '../../staff-api/use-pages.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import type { MoneyProps } from '../invoices/invoices.tsx';

const PATH = '/payments';

/** Payments that pay no invoice yet, each with a form that assigns it. */
export function OpenPayments({ words, language }: MoneyProps) {
  const { state, load, more } = usePages<OpenPayment>();
  useEffect(() => void load(PATH), [load]);
  const [chosen, setChosen] = useState<string>();
  const [error, setError] = useState<string>();
  const { statements } = words;
  const assign = async (id: string, { invoice, reason }: Record<string, string>): Promise<void> => {
    setError(undefined);
    try {
      await callStaff('POST', `${PATH}/${id}/assignment`, { invoice, reason });
      setChosen(undefined);
      await load(PATH);
    } catch (failure) {
      const code = errorCode(failure);
      setError(code === 'validation_failed' ? statements.noSuchInvoice : wordFor(words.errors, code));
    }
  };
  return (
    <section>
      <h2>{statements.waiting}</h2>
      {state.error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, state.error)}
        </p>
      )}
      <p role="status">
        {state.busy ? words.loading : state.items.length === 0 && !state.error && statements.nothingWaits}
      </p>
      <ol className="money__list">
        {state.items.map((payment) => (
          <li key={payment.id}>
            <p className="money__payment">
              <strong>{formatAmount(payment.amount, payment.currency, language)}</strong>
              <span>{payment.receivedOn}</span>
              <span>{payment.payer ?? payment.companyName}</span>
              <span className="money__title">{payment.title}</span>
            </p>
            {chosen === payment.id ? (
              <ActForm
                title={statements.assign}
                words={words}
                error={error}
                onConfirm={(values) => assign(payment.id, values)}
                onCancel={() => setChosen(undefined)}
              >
                <label>
                  {statements.invoice}
                  <input
                    name="invoice"
                    required
                    maxLength={40}
                    list={`open-${payment.id}`}
                    defaultValue={payment.suggestions[0]?.number ?? ''}
                  />
                  <datalist id={`open-${payment.id}`}>
                    {payment.suggestions.map(({ number, buyer, currency, due }) => (
                      <option key={number} value={number}>
                        {fillIn(statements.due, { buyer, due: formatAmount(due, currency, language) })}
                      </option>
                    ))}
                  </datalist>
                </label>
              </ActForm>
            ) : (
              <button
                type="button"
                className="staff-page__button"
                onClick={() => {
                  setChosen(payment.id);
                  setError(undefined);
                }}
              >
                {statements.assign}
              </button>
            )}
          </li>
        ))}
      </ol>
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </section>
  );
}
