'use client';
import { useState } from 'react';
import type { Sender } from '@app/contracts/senders';
import { fillIn } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';
import { availableActions } from './use-senders.ts';
import type { SenderAction } from './use-senders.ts';

export interface CardProps {
  words: Words['senders'];
  language: string;
  sender: Sender;
  /** @returns whether it succeeded */
  onDecide: (act: SenderAction, reason: string) => Promise<boolean>;
}

/** A company with its figures and the possible decisions. */
export function SenderCard({ words, language, sender, onDecide }: CardProps) {
  const [act, setAct] = useState<SenderAction>();
  const { facts, none } = words;
  const day = (instant: string | null) =>
    instant === null ? none : new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(instant));
  const count = (value: number) => new Intl.NumberFormat(language).format(value);
  const state = sender.blocked ? 'blocked' : sender.state;
  const rows: [string, string][] = [
    [facts.sent, count(sender.sent)],
    [facts.bounced, count(sender.bounced)],
    [facts.optedOut, count(sender.optedOut)],
    [facts.waiting, count(sender.waiting)],
    [facts.registered, day(sender.registeredAt)],
    [facts.first, day(sender.firstMessageAt)],
    [facts.vouched, day(sender.vouchedAt)],
    [facts.website, sender.domain ? `${sender.domain} (${words.website[sender.websiteState]})` : words.noWebsite],
    [facts.names, sender.senderNames.join(', ') || none],
    [facts.subjects, sender.subjects.join(' · ') || none],
  ];
  return (
    <li className="senders__item">
      <p className="senders__head">
        <strong>{sender.name}</strong>
        <span>{sender.country}</span>
        <span className={`senders__state senders__state--${state}`}>{words.states[state]}</span>
        {sender.unlisted && <span>{words.unlisted[sender.unlisted]}</span>}
      </p>
      <dl className="senders__facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {sender.stoppedAt && (
        <p className="senders__stopped">
          {fillIn(words.stoppedBecause, { when: day(sender.stoppedAt), reason: sender.stoppedReason ?? none })}
        </p>
      )}
      {act ? (
        <Decision
          words={words}
          act={act}
          onCancel={() => setAct(undefined)}
          onConfirm={async (reason) => {
            if (await onDecide(act, reason)) setAct(undefined);
          }}
        />
      ) : (
        <p className="senders__acts">
          {availableActions(sender).map((name) => (
            <button key={name} type="button" className="staff-page__button" onClick={() => setAct(name)}>
              {words.acts[name]}
            </button>
          ))}
        </p>
      )}
    </li>
  );
}

const LEAST_REASON = 10;
const LONGEST_REASON = 500;

interface DecisionProps {
  words: Words['senders'];
  act: SenderAction;
  onConfirm: (reason: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for the reason that every decision needs. */
function Decision({ words, act, onConfirm, onCancel }: DecisionProps) {
  const [reason, setReason] = useState('');
  return (
    <form
      className="senders__decision"
      onSubmit={(event) => {
        event.preventDefault();
        void onConfirm(reason.trim());
      }}
    >
      <label>
        {words.acts[act]}: {words.reason}
        <textarea
          required
          autoFocus
          rows={3}
          minLength={LEAST_REASON}
          maxLength={LONGEST_REASON}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <p className="senders__hint">{act === 'stop' ? words.reasonHint.stop : words.reasonHint.other}</p>
      <p className="senders__acts">
        <button type="submit" className="staff-page__button">
          {words.confirm}
        </button>
        <button type="button" className="staff-page__button" onClick={onCancel}>
          {words.cancel}
        </button>
      </p>
    </form>
  );
}
