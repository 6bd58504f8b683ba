'use client';
import { useState } from 'react';
import type { BookedStatement, StatementPreview } from '@app/contracts/staff/money';
import { StateChip } from '../../companies/state-chip.tsx';
import { formatAmount } from '../../staff-api/amounts.ts';
import { errorCode, sendToStaff } from '../../staff-api/client.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import type { MoneyProps } from '../invoices/invoices.tsx';
import { OpenPayments } from './open-payments.tsx';

interface Upload {
  file: File;
  preview: StatementPreview;
}

/** A bank's file is previewed, then booked; below it the payments that wait. */
export function Statements({ words, language }: MoneyProps) {
  const { statements } = words;
  const [upload, setUpload] = useState<Upload>();
  const [booked, setBooked] = useState<BookedStatement>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    try {
      await work();
    } catch (failure) {
      setError(errorCode(failure));
    }
    setBusy(false);
  };
  const preview = (file: File): Promise<void> =>
    attempt(async () => {
      setBooked(undefined);
      setUpload(undefined);
      setUpload({ file, preview: await sendToStaff<StatementPreview>('/statements/preview', file) });
    });
  const book = ({ file }: Upload): Promise<void> =>
    attempt(async () => {
      setBooked(await sendToStaff<BookedStatement>('/statements', file));
      setUpload(undefined);
    });
  return (
    <>
      <h1>{statements.title}</h1>
      <p className="money__intro">{statements.intro}</p>
      <label className="money__file">
        {statements.file}
        <input
          type="file"
          accept=".xml,.sta,.mt940,.txt,.940"
          disabled={busy}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void preview(file);
          }}
        />
      </label>
      {error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      <p className="money__status" role="status">
        {busy
          ? words.loading
          : booked && fillIn(statements.booked, { paid: booked.paid, kept: booked.kept, known: booked.known })}
      </p>
      {upload && (
        <section>
          <h2>{upload.file.name}</h2>
          <ul className="money__list">
            {upload.preview.statements.map(({ account, currency, from, to }) => (
              <li key={`${account} ${from}`}>
                {account} {currency}, {from} – {to}
              </li>
            ))}
          </ul>
          <PreviewTable words={words} language={language} preview={upload.preview} />
          <p className="money__acts">
            <button type="button" className="staff-page__button" disabled={busy} onClick={() => void book(upload)}>
              {statements.book}
            </button>
            <button type="button" className="staff-page__button" onClick={() => setUpload(undefined)}>
              {words.cancel}
            </button>
          </p>
        </section>
      )}
      <OpenPayments key={JSON.stringify(booked ?? null)} words={words} language={language} />
    </>
  );
}

function PreviewTable({ words, language, preview }: MoneyProps & { preview: StatementPreview }) {
  const { columns, verdicts } = words.statements;
  return (
    <table className="money__table">
      <thead>
        <tr>
          <th>{columns.bookedOn}</th>
          <th>{columns.title}</th>
          <th className="money__amount">{columns.amount}</th>
          <th>{columns.verdict}</th>
        </tr>
      </thead>
      <tbody>
        {preview.entries.map((entry) => (
          <tr key={entry.reference}>
            <td data-label={columns.bookedOn}>{entry.bookedOn}</td>
            <td>
              {entry.title}
              {entry.payer && <span className="money__aside">{entry.payer}</span>}
            </td>
            <td className="money__amount" data-label={columns.amount}>
              {formatAmount(entry.amount, entry.currency, language)}
            </td>
            <td data-label={columns.verdict}>
              <StateChip of={`entry-${entry.verdict}`}>{verdicts[entry.verdict]}</StateChip> {entry.invoices.join(', ')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
