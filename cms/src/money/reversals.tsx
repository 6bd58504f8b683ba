'use client';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { REVERSAL_TASKS } from '@app/contracts/staff/reversals';
import type { StaffReversal } from '@app/contracts/staff/reversals';
import { ActForm } from '../admin/act-form.tsx';
import { StateChip } from '../companies/state-chip.tsx';
import { formatAmount } from '../staff-api/amounts.ts';
import { callStaff, errorCode } from '../staff-api/client.ts';
import { formatDay } from '../staff-api/days.ts';
import { ListStatus } from '../staff-api/list-status.tsx';
import { usePages } from '../staff-api/use-pages.ts';
import { fillIn, wordFor } from '../words/fill.ts';
import type { MoneyProps } from './invoices/invoices.tsx';

const TASKS: readonly string[] = ['all', ...REVERSAL_TASKS];

/** Refunds and disputes by what is to be done about them, which stands in the address. */
export function Reversals({ words, language }: MoneyProps) {
  const address = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();
  const asked = address.get('task') ?? '';
  const task = TASKS.includes(asked) ? asked : 'open';
  const { state, load, more } = usePages<StaffReversal>();
  const path = `/card-reversals?${new URLSearchParams(task === 'all' ? {} : { task })}`;
  useEffect(() => void load(path), [load, path]);
  const { reversals } = words;
  return (
    <>
      <h1>{reversals.title}</h1>
      <p className="money__intro">{reversals.intro}</p>
      <div className="money__filters">
        <label>
          {reversals.task}
          <select
            value={task}
            onChange={(event) => router.replace(`${pathname}?task=${event.target.value}`, { scroll: false })}
          >
            <option value="open">{reversals.open}</option>
            <option value="all">{words.all}</option>
            {REVERSAL_TASKS.map((one) => (
              <option key={one} value={one}>
                {reversals.tasks[one]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ListStatus words={words} state={state} empty={reversals.empty} />
      {state.items.length > 0 && (
        <ReversalTable words={words} language={language} items={state.items} onDone={() => load(path)} />
      )}
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  );
}

interface TableProps extends MoneyProps {
  items: StaffReversal[];
  onDone: () => Promise<void>;
}

function ReversalTable({ words, language, items, onDone }: TableProps) {
  const { columns, kinds, corrected } = words.reversals;
  return (
    <table className="money__table">
      <thead>
        <tr>
          <th>{columns.at}</th>
          <th>{columns.company}</th>
          <th>{columns.invoice}</th>
          <th className="money__amount">{columns.amount}</th>
          <th>{columns.task}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((one) => (
          <tr key={one.id}>
            <td>
              {formatDay(one.at, language)}
              <span className="money__aside">{kinds[one.kind]}</span>
            </td>
            <td data-label={columns.company}>
              <Link href={`/admin/companies/${one.companyId}`} prefetch={false}>
                {one.companyName}
              </Link>
            </td>
            <td data-label={columns.invoice}>
              {one.invoice && (
                <Link href={`/admin/invoices/${one.invoice.id}`} prefetch={false}>
                  {one.invoice.number}
                </Link>
              )}
              {one.corrected > 0 && (
                <span className="money__aside">
                  {fillIn(corrected, { amount: formatAmount(one.corrected, one.currency, language) })}
                </span>
              )}
            </td>
            <td className="money__amount" data-label={columns.amount}>
              {formatAmount(one.amount, one.currency, language)}
            </td>
            <td data-label={columns.task}>
              <Task words={words} reversal={one} onDone={onDone} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What is to be done, why, and the note that it needs nothing more. */
function Task({ words, reversal, onDone }: Pick<TableProps, 'words' | 'onDone'> & { reversal: StaffReversal }) {
  const { id, task, state, reason, reference } = reversal;
  const [isOpen, setOpen] = useState(false);
  const [error, setError] = useState<string>();
  const { tasks, taskHints, settle, settleHint } = words.reversals;
  const confirm = async (values: Record<string, string>): Promise<void> => {
    try {
      await callStaff('POST', `/card-reversals/${id}/settlement`, { reason: values['reason'] });
      setOpen(false);
      await onDone();
    } catch (failure) {
      setError(wordFor(words.errors, errorCode(failure)));
    }
  };
  return (
    <>
      <StateChip of={`task-${task}`}>{tasks[task]}</StateChip>
      {task !== 'nothing' && <span className="money__aside">{taskHints[task]}</span>}
      <span className="money__aside">{[state, reason, reference].filter(Boolean).join(' · ')}</span>
      {task !== 'nothing' && !isOpen && (
        <button type="button" className="staff-page__button" onClick={() => setOpen(true)}>
          {settle}
        </button>
      )}
      {isOpen && (
        <ActForm
          title={settle}
          hint={settleHint}
          words={words}
          error={error}
          onConfirm={confirm}
          onCancel={() => setOpen(false)}
        />
      )}
    </>
  );
}
