'use client';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { PAYOUT_STATES } from '@app/contracts/partners/commissions';
import type { StaffPayout } from '@app/contracts/partners/staff';
import { errorCode, saveFromStaff } from '../staff-api/client.ts';
import { usePages } from '../staff-api/use-pages.ts';
import { wordFor } from '../words/fill.ts';
import { ListStatus } from '../staff-api/list-status.tsx';
import type { PartnerProps } from './props.ts';
import { PayoutTable } from './payout-table.tsx';

const FILTERS = ['month', 'state'] as const;

/** Payouts by month and state, which stand in the address, and their table for the bank. */
export function Payouts({ words, language }: PartnerProps) {
  const address = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();
  const query = new URLSearchParams(
    FILTERS.flatMap((name) => (address.get(name) ? [[name, address.get(name) ?? '']] : [])),
  ).toString();
  const { state, load, more } = usePages<StaffPayout>();
  const path = `/partner-payouts?${query}`;
  useEffect(() => void load(path), [load, path]);
  const [error, setError] = useState<string>();
  const show = (name: (typeof FILTERS)[number], value: string): void => {
    const changed = new URLSearchParams(query);
    if (value) changed.set(name, value);
    else changed.delete(name);
    router.replace(`${pathname}?${changed}`, { scroll: false });
  };
  const save = async (): Promise<void> => {
    setError(undefined);
    try {
      await saveFromStaff(`/partner-payouts/export?${query}`, `payouts-${address.get('month') ?? 'all'}.csv`);
    } catch (failure) {
      setError(errorCode(failure));
    }
  };
  return (
    <>
      <h1>{words.payouts.title}</h1>
      <p className="money__intro">{words.payouts.intro}</p>
      <div className="money__filters">
        <label>
          {words.payouts.columns.month}
          <input
            type="month"
            value={address.get('month') ?? ''}
            onChange={(event) => show('month', event.target.value)}
          />
        </label>
        <label>
          {words.payouts.columns.state}
          <select value={address.get('state') ?? ''} onChange={(event) => show('state', event.target.value)}>
            <option value="">{words.all}</option>
            {PAYOUT_STATES.map((one) => (
              <option key={one} value={one}>
                {words.payouts.states[one]}
              </option>
            ))}
          </select>
        </label>
        <button type="button" className="staff-page__button" onClick={() => void save()}>
          {words.payouts.csv}
        </button>
      </div>
      {error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      <ListStatus words={words} state={state} empty={words.payouts.empty} />
      <PayoutTable words={words} language={language} items={state.items} onDone={() => load(path)} />
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  );
}
