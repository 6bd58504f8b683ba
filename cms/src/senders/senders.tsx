'use client';
import { useState } from 'react';
import { SENDER_GROUPS } from '@app/contracts/senders';
import { fill, wordFor } from '../words/fill.ts';
import type { Words } from '../words/say.ts';
import { ProtectedNames } from './protected-names.tsx';
import { SenderCard } from './sender-card.tsx';
import { useSenders } from './use-senders.ts';

const PERIODS = [1, 7, 30, 90];

interface Props {
  words: Words['senders'];
  language: string;
}

/** Who writes to customers, by group, and the list of names that are not for everybody. */
export function Senders({ words, language }: Props) {
  const { state, load, decide } = useSenders();
  const [editsNames, setEditsNames] = useState(false);
  const [q, setQ] = useState('');
  const { asked, items, busy, error } = state;
  return (
    <>
      <h1>{words.title}</h1>
      <p className="senders__intro">{words.intro}</p>
      <ul className="staff-page__choices">
        {SENDER_GROUPS.map((group) => (
          <li key={group}>
            <button
              type="button"
              aria-pressed={!editsNames && asked.group === group}
              onClick={() => {
                setEditsNames(false);
                void load({ ...asked, group });
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
              void load({ ...asked, q });
            }}
          >
            <label>
              {words.search}
              <input type="search" value={q} maxLength={80} onChange={(event) => setQ(event.target.value)} />
            </label>
            <label>
              {words.period}
              <select
                value={asked.days}
                onChange={(event) => void load({ ...asked, days: Number(event.target.value) })}
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
              <button type="button" className="staff-page__button" onClick={() => void load(asked)}>
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
          {state.more && <p>{fill(words.more, { count: String(items.length) })}</p>}
        </>
      )}
    </>
  );
}
