'use client';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import type { StaffPartner } from '@app/contracts/partners/staff';
import { StateChip } from '../companies/state-chip.tsx';
import { formatDay } from '../staff-api/days.ts';
import { usePages } from '../staff-api/use-pages.ts';
import { ListStatus } from '../staff-api/list-status.tsx';
import type { PartnerProps } from './props.ts';

/** Partners by words, which stand in the address. */
export function Partners({ words, language }: PartnerProps) {
  const address = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();
  const asked = address.get('words') ?? '';
  const [typed, setTyped] = useState(asked);
  const { state, load, more } = usePages<StaffPartner>();
  useEffect(() => void load(`/partners?${new URLSearchParams(asked ? { words: asked } : {})}`), [load, asked]);
  return (
    <>
      <h1>{words.title}</h1>
      <form
        className="money__filters"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          const query = new URLSearchParams(typed.trim() ? { words: typed.trim() } : {});
          router.replace(`${pathname}?${query}`, { scroll: false });
        }}
      >
        <label className="companies__words">
          {words.search}
          <input type="search" value={typed} maxLength={100} onChange={(event) => setTyped(event.target.value)} />
        </label>
        <button type="submit" className="staff-page__button">
          {words.find}
        </button>
      </form>
      <ListStatus words={words} state={state} empty={words.empty} />
      {state.items.length > 0 && <PartnerTable words={words} language={language} items={state.items} />}
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  );
}

function PartnerTable({ words, language, items }: PartnerProps & { items: StaffPartner[] }) {
  const { columns } = words;
  return (
    <table className="money__table">
      <thead>
        <tr>
          <th>{columns.partner}</th>
          <th>{columns.taxNumber}</th>
          <th>{columns.since}</th>
          <th className="money__amount">{columns.companies}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.id}>
            <td>
              <Link href={`/admin/partners/${one.id}`} prefetch={false}>
                {one.businessName}
              </Link>
              {one.blockedAt && <StateChip of="blocked">{words.blocked}</StateChip>}
              <span className="money__aside">{one.email ?? words.closed}</span>
            </td>
            <td data-label={columns.taxNumber}>
              {one.country} {one.taxNumber}
            </td>
            <td data-label={columns.since}>{formatDay(one.since, language)}</td>
            <td className="money__amount" data-label={columns.companies}>
              {new Intl.NumberFormat(language).format(one.companies)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
