'use client';
import { useEffect, useState } from 'react';
import type { OpenPayment, OpenPaymentQuery } from '@app/contracts/staff/money';
import { ActForm } from '../../admin/act-form.tsx';
import { formatAmount } from '../../staff-api/amounts.ts';
import { callStaff, errorCode } from '../../staff-api/client.ts';
import { formatDay } from '../../staff-api/days.ts';
import { ListStatus } from '../../staff-api/list-status.tsx';
import { usePages } from '../../staff-api/use-pages.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import type { MoneyProps } from '../invoices/invoices.tsx';

type State = OpenPaymentQuery['state'];

/** Payments that pay no invoice: those that wait, and those that were set aside. */
export function OpenPayments({ words, language }: MoneyProps) {
  const { state, load, more } = usePages<OpenPayment>();
  const [shown, setShown] = useState<State>('waiting');
  const path = `/payments?state=${shown}`;
  useEffect(() => void load(path), [load, path]);
  const { statements } = words;
  return (
    <section>
      <h2>{statements.waiting}</h2>
      <div className="money__filters">
        <label>
          {statements.state}
          <select
            value={shown}
            onChange={(event) => setShown(event.target.value === 'set_aside' ? 'set_aside' : 'waiting')}
          >
            <option value="waiting">{statements.stateWaiting}</option>
            <option value="set_aside">{statements.stateSetAside}</option>
          </select>
        </label>
      </div>
      <ListStatus
        words={words}
        state={state}
        empty={shown === 'waiting' ? statements.nothingWaits : statements.nothingAside}
      />
      <ol className="money__list">
        {state.items.map((payment) => (
          <Payment key={payment.id} words={words} language={language} payment={payment} onDone={() => load(path)} />
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

type Act = 'assignment' | 'set-aside' | 'reopening';

interface PaymentProps extends MoneyProps {
  payment: OpenPayment;
  onDone: () => Promise<void>;
}

/** A payment with what can be done about it. */
function Payment({ words, language, payment, onDone }: PaymentProps) {
  const [chosen, setChosen] = useState<Act>();
  const [error, setError] = useState<string>();
  const { statements } = words;
  const { id, setAside } = payment;
  const titles: Record<Act, string> = {
    assignment: statements.assign,
    'set-aside': statements.setAside,
    reopening: statements.reopen,
  };
  const confirm = async (act: Act, values: Record<string, string>): Promise<void> => {
    setError(undefined);
    try {
      await callStaff('POST', `/payments/${id}/${act}`, values);
      setChosen(undefined);
      await onDone();
    } catch (failure) {
      const code = errorCode(failure);
      const isOfNumber = act === 'assignment' && code === 'validation_failed';
      setError(isOfNumber ? statements.noSuchInvoice : wordFor(words.errors, code));
    }
  };
  const acts: Act[] = ['assignment', setAside ? 'reopening' : 'set-aside'];
  return (
    <li>
      <p className="money__payment">
        <strong>{formatAmount(payment.amount, payment.currency, language)}</strong>
        <span>{payment.receivedOn}</span>
        <span>{payment.payer ?? payment.companyName}</span>
        <span className="money__title">{payment.title}</span>
      </p>
      {setAside && (
        <p className="money__aside">
          {fillIn(statements.asideSince, { day: formatDay(setAside.at, language), reason: setAside.reason })}
        </p>
      )}
      {chosen ? (
        <ActForm
          key={chosen}
          title={titles[chosen]}
          hint={chosen === 'set-aside' ? statements.setAsideHint : undefined}
          words={words}
          error={error}
          onConfirm={(values) => confirm(chosen, values)}
          onCancel={() => setChosen(undefined)}
        >
          {chosen === 'assignment' && <InvoiceField words={words} language={language} payment={payment} />}
        </ActForm>
      ) : (
        <p className="money__acts">
          {acts.map((act) => (
            <button
              key={act}
              type="button"
              className="staff-page__button"
              onClick={() => {
                setChosen(act);
                setError(undefined);
              }}
            >
              {titles[act]}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

/** The number of an invoice, with those that the payment's title may mean to choose from. */
function InvoiceField({ words, language, payment }: Omit<PaymentProps, 'onDone'>) {
  const { id, suggestions } = payment;
  const { statements } = words;
  return (
    <label>
      {statements.invoice}
      <input name="invoice" required maxLength={40} list={`open-${id}`} defaultValue={suggestions[0]?.number ?? ''} />
      <datalist id={`open-${id}`}>
        {suggestions.map(({ number, buyer, currency, due }) => (
          <option key={number} value={number}>
            {fillIn(statements.due, { buyer, due: formatAmount(due, currency, language) })}
          </option>
        ))}
      </datalist>
    </label>
  );
}
