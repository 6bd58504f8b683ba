'use client';
import { useState } from 'react';
import { SENDER_GROUPS } from '@app/contracts/senders';
import { fillIn, wordFor } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';
import { ProtectedNames } from './protected-names.tsx';
import { SenderCard } from './sender-card.tsx';
import { useSenders } from './use-senders.ts';

const PERIODS = [1, 7, 30, 90];

interface Props {
  words: Words['senders'];
  language: string;
}

/** Senders by group, and the list of protected names. */
export function Senders({ words, language }: Props) {
  const { state, load, decide } = useSenders();
  const [editsNames, setEditsNames] = useState(false);
  const [q, setQ] = useState('');
  const { query, items, busy, error } = state;
  return (
    <>
      <h1>{words.title}</h1>
      <p className="senders__intro">{words.intro}</p>
      <ul className="staff-page__choices">
        {SENDER_GROUPS.map((group) => (
          <li key={group}>
            <button
              type="button"
              aria-pressed={!editsNames && query.group === group}
              onClick={() => {
                setEditsNames(false);
                void load({ ...query, group });
              }}
            >
              {words.groups[group]}
            </button>
          </li>
        ))}
        <li>
          <button type="button" aria-pressed={editsNames} onClick={() => setEditsNames(true)}>
            {words.groups.names}
          </button>
        </li>
      </ul>
      {editsNames ? (
        <ProtectedNames words={words} />
      ) : (
        <>
          <form
            className="senders__search"
            onSubmit={(event) => {
              event.preventDefault();
              void load({ ...query, q });
            }}
          >
            <label>
              {words.search}
              <input type="search" value={q} maxLength={80} onChange={(event) => setQ(event.target.value)} />
            </label>
            <label>
              {words.period}
              <select
                value={query.days}
                onChange={(event) => void load({ ...query, days: Number(event.target.value) })}
              >
                {PERIODS.map((days) => (
                  <option key={days} value={days}>
                    {new Intl.NumberFormat(language, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days)}
                  </option>
                ))}
              </select>
            </label>
            <button type="submit" className="staff-page__button">
              {words.find}
            </button>
          </form>
          {error && (
            <p className="staff-page__error" role="alert">
              {wordFor(words.errors, error)}{' '}
              <button type="button" className="staff-page__button" onClick={() => void load(query)}>
                {words.reload}
              </button>
            </p>
          )}
          <p className="senders__status" role="status">
            {busy ? words.loading : items.length === 0 && !error && words.empty}
          </p>
          <ol className="senders__list">
            {items.map((sender) => (
              <SenderCard
                key={sender.companyId}
                words={words}
                language={language}
                sender={sender}
                onDecide={(act, reason) => decide(sender, act, reason)}
              />
            ))}
          </ol>
          {state.more && <p>{fillIn(words.more, { count: String(items.length) })}</p>}
        </>
      )}
    </>
  );
}
