'use client';
import Link from 'next/link';
import { useState } from 'react';
import type { StaffInvoice } from '@app/contracts/staff/money';
import { ActForm } from '../../admin/act-form.tsx';
import { StateChip } from '../../companies/state-chip.tsx';
import { formatAmount } from '../../staff-api/amounts.ts';
import { callStaff, errorCode, saveFromStaff } from '../../staff-api/client.ts';
import { useAnswer } from '../../staff-api/use-answer.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import { correctionOf } from './correction.ts';
import type { MoneyProps } from './invoices.tsx';

/** An invoice: what it says, what has come for it, its corrections, and what can be done with it. */
export function InvoiceDetail({ words, language, invoiceId }: MoneyProps & { invoiceId: string }) {
  const { value, error, reload } = useAnswer<StaffInvoice>(`/invoices/${invoiceId}`);
  if (!value) return <p role={error ? 'alert' : 'status'}>{error ? wordFor(words.errors, error) : words.loading}</p>;
  const { invoice, corrections } = value;
  const amount = (cents: number) => formatAmount(cents, invoice.currency, language);
  const rows: [string, string][] = [
    [words.invoice.company, value.companyName],
    [words.invoice.buyer, invoice.buyer.name],
    [words.invoices.columns.issuedOn, invoice.issuedOn],
    [words.invoices.columns.dueOn, invoice.dueOn],
    [words.invoice.net, amount(invoice.net)],
    [words.invoice.vat, amount(invoice.vat)],
    [words.invoices.columns.gross, amount(invoice.gross)],
    [words.invoice.received, amount(value.received)],
    ...(invoice.reason ? [[words.reason, invoice.reason] as [string, string]] : []),
  ];
  return (
    <>
      <p>
        <Link href="/admin/invoices" prefetch={false}>
          {words.invoices.title}
        </Link>
      </p>
      <header className="money__head">
        <h1>{invoice.number}</h1>
        <StateChip of={`invoice-${value.state}`}>{words.states[value.state]}</StateChip>
        <Link href={`/admin/companies/${value.companyId}`} prefetch={false}>
          {value.companyName}
        </Link>
      </header>
      <InvoiceActs words={words} language={language} invoice={value} onDone={reload} />
      <dl className="money__facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {corrections.length > 0 && (
        <section>
          <h2>{words.invoice.corrections}</h2>
          <ul className="money__list">
            {corrections.map(({ id, number, issuedOn, gross, reason }) => (
              <li key={id}>
                <Link href={`/admin/invoices/${id}`} prefetch={false}>
                  {number}
                </Link>{' '}
                {issuedOn} {amount(gross)} {reason && <q>{reason}</q>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

type Act = 'paid' | 'correct';

interface ActsProps extends MoneyProps {
  invoice: StaffInvoice;
  onDone: () => Promise<void>;
}

function InvoiceActs({ words, language, invoice: { chargeId, state, invoice, remaining }, onDone }: ActsProps) {
  const [act, setAct] = useState<Act>();
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [error, setError] = useState<string>();
  const open = (chosen: Act | undefined): void => {
    setAct(chosen);
    setError(undefined);
  };
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    try {
      await work();
      open(undefined);
      await onDone();
    } catch (failure) {
      setError(wordFor(words.errors, errorCode(failure)));
    }
  };
  const confirm = (values: Record<string, string>): Promise<void> => {
    const { reason, receivedOn, reference } = values;
    if (act === 'paid')
      return attempt(() => callStaff('POST', `/charges/${chargeId}/payment`, { receivedOn, reference, reason }));
    const body = correctionOf(values, remaining);
    if (!body) return Promise.resolve(setError(words.errors.validation_failed));
    return attempt(() => callStaff('POST', `/invoices/${invoice.id}/corrections`, body));
  };
  if (!act)
    return (
      <p className="money__acts">
        {state === 'open' && invoice.kind === 'invoice' && (
          <button type="button" className="staff-page__button" onClick={() => open('paid')}>
            {words.invoice.markPaid}
          </button>
        )}
        {remaining.some((net) => net > 0) && (
          <button type="button" className="staff-page__button" onClick={() => open('correct')}>
            {words.invoice.correct}
          </button>
        )}
        {(['pdf', 'ubl'] as const).map((format) => (
          <button
            key={format}
            type="button"
            className="staff-page__button"
            onClick={() => void attempt(() => saveFromStaff(`/invoices/${invoice.id}/file?format=${format}`, format))}
          >
            {format.toUpperCase()}
          </button>
        ))}
        {error && <span className="staff-page__error">{error}</span>}
      </p>
    );
  return (
    <ActForm
      title={act === 'paid' ? words.invoice.markPaid : words.invoice.correct}
      hint={act === 'paid' ? words.invoice.paidHint : words.invoice.correctHint}
      words={words}
      error={error}
      onConfirm={confirm}
      onCancel={() => open(undefined)}
    >
      {act === 'paid' ? (
        <>
          <label>
            {words.invoice.receivedOn}
            <input type="date" name="receivedOn" required defaultValue={today} />
          </label>
          <label>
            {words.invoice.reference}
            <input name="reference" required maxLength={100} />
          </label>
        </>
      ) : (
        remaining.map(
          (net, line) =>
            net > 0 && (
              <label key={line}>
                {fillIn(words.invoice.line, {
                  item: words.items[invoice.lines[line]?.item.kind ?? 'plan'],
                  left: formatAmount(net, invoice.currency, language),
                })}
                <input name={`line-${line}`} inputMode="decimal" defaultValue={(net / 100).toFixed(2)} />
              </label>
            ),
        )
      )}
    </ActForm>
  );
}
