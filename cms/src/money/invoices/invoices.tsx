'use client';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { StaffInvoiceRow } from '@app/contracts/staff/money';
import { StateChip } from '../../companies/state-chip.tsx';
import { formatAmount } from '../../staff-api/amounts.ts';
import { saveFromStaff, errorCode } from '../../staff-api/client.ts';
import { usePages } from '../../staff-api/use-pages.ts';
import { wordFor } from '../../words/fill.ts';
import type { Words } from '../../words/admin-text.ts';

export interface MoneyProps {
  words: Words['money'];
  language: string;
}

const FILTERS = ['q', 'companyId', 'kind', 'state', 'currency', 'from', 'to'] as const;
type Filter = (typeof FILTERS)[number];
const CHOICES = {
  kind: ['invoice', 'correction'],
  state: ['open', 'paid', 'cancelled'],
  currency: ['USD', 'PLN'],
} as const;

/** Invoices by filter, which stands in the address, and the exports of a month. */
export function Invoices({ words, language }: MoneyProps) {
  const address = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();
  const { state, load, more } = usePages<StaffInvoiceRow>();
  const chosen = (name: Filter): string => address.get(name) ?? '';
  const query = new URLSearchParams(FILTERS.flatMap((name) => (chosen(name) ? [[name, chosen(name)]] : []))).toString();
  useEffect(() => void load(`/invoices?${query}`), [load, query]);
  const [q, setQ] = useState(chosen('q'));
  const show = (name: Filter, value: string): void => {
    const changed = new URLSearchParams(query);
    if (value) changed.set(name, value);
    else changed.delete(name);
    router.replace(`${pathname}?${changed}`, { scroll: false });
  };
  const { items, cursor, busy, error } = state;
  return (
    <>
      <h1>{words.invoices.title}</h1>
      <MonthExport words={words} />
      <form
        className="money__filters"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          show('q', q.trim());
        }}
      >
        <label>
          {words.invoices.search}
          <input type="search" value={q} maxLength={120} onChange={(event) => setQ(event.target.value)} />
        </label>
        {(['kind', 'state', 'currency'] as const).map((name) => (
          <label key={name}>
            {words.filters[name]}
            <select value={chosen(name)} onChange={(event) => show(name, event.target.value)}>
              <option value="">{words.all}</option>
              {CHOICES[name].map((value) => (
                <option key={value} value={value}>
                  {wordFor({ ...words.kinds, ...words.states }, value)}
                </option>
              ))}
            </select>
          </label>
        ))}
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {words.filters[name]}
            <input type="date" value={chosen(name)} onChange={(event) => show(name, event.target.value)} />
          </label>
        ))}
        <button type="submit" className="staff-page__button">
          {words.find}
        </button>
        {chosen('companyId') && (
          <button type="button" className="staff-page__button" onClick={() => show('companyId', '')}>
            {words.invoices.allCompanies}
          </button>
        )}
      </form>
      {error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      <p className="money__status" role="status">
        {busy ? words.loading : items.length === 0 && !error && words.invoices.empty}
      </p>
      {items.length > 0 && <InvoiceTable words={words} language={language} items={items} />}
      {cursor && (
        <button type="button" className="staff-page__button" disabled={busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  );
}

function InvoiceTable({ words, language, items }: MoneyProps & { items: StaffInvoiceRow[] }) {
  const { columns } = words.invoices;
  return (
    <table className="money__table">
      <thead>
        <tr>
          <th>{columns.number}</th>
          <th>{columns.buyer}</th>
          <th>{columns.issuedOn}</th>
          <th>{columns.dueOn}</th>
          <th className="money__amount">{columns.gross}</th>
          <th>{columns.state}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.id}>
            <td>
              <Link href={`/admin/invoices/${one.id}`} prefetch={false}>
                {one.number}
              </Link>
            </td>
            <td data-label={columns.buyer}>
              <Link href={`/admin/companies/${one.companyId}`} prefetch={false}>
                {one.buyer}
              </Link>
            </td>
            <td data-label={columns.issuedOn}>{one.issuedOn}</td>
            <td data-label={columns.dueOn}>{one.dueOn}</td>
            <td className="money__amount" data-label={columns.gross}>
              {formatAmount(one.gross, one.currency, language)}
              {one.corrected > 0 && (
                <span className="money__aside">−{formatAmount(one.corrected, one.currency, language)}</span>
              )}
            </td>
            <td data-label={columns.state}>
              {one.kind === 'correction' ? (
                words.kinds.correction
              ) : (
                <StateChip of={`invoice-${one.state}`}>{words.states[one.state]}</StateChip>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Saves the invoices of a month for the accountant. */
function MonthExport({ words }: Pick<MoneyProps, 'words'>) {
  const [month, setMonth] = useState(() => new Date().toISOString().slice(0, 7));
  const [error, setError] = useState<string>();
  const save = async (format: 'csv' | 'fa3'): Promise<void> => {
    setError(undefined);
    try {
      await saveFromStaff(
        `/invoice-exports/${month}/${format}`,
        format === 'csv' ? `${month}.csv` : `FA3-${month}.zip`,
      );
    } catch (failure) {
      setError(errorCode(failure));
    }
  };
  return (
    <div className="money__export">
      <label>
        {words.invoices.month}
        <input type="month" value={month} onChange={(event) => setMonth(event.target.value)} />
      </label>
      <button type="button" className="staff-page__button" onClick={() => void save('csv')}>
        {words.invoices.csv}
      </button>
      <button type="button" className="staff-page__button" onClick={() => void save('fa3')}>
        {words.invoices.fa3}
      </button>
      {error && <p className="staff-page__error">{wordFor(words.errors, error)}</p>}
    </div>
  );
}
