import type { RefObject } from 'react';
import type { DecideCase, DecisionGround, DeskCase } from '@app/contracts/moderation';
import { wordFor } from '../words/fill.ts';
import { groundsOf, takesDown } from './grounds.ts';
import { ENTER_CONFIRMS } from './shortcuts.ts';
import type { DeskWords } from './words.ts';

/** The unconfirmed choices of the moderator. */
export interface DecisionDraft {
  decision: DecideCase['decision'] | undefined;
  ground: DecisionGround;
  note: string;
}

interface Props {
  words: DeskWords;
  item: DeskCase;
  choice: DecisionDraft;
  busy: boolean;
  note: RefObject<HTMLTextAreaElement | null>;
  onChange: (choice: DecisionDraft) => void;
  onConfirm: () => void;
}

const DECISIONS = ['accept', 'refuse'] as const;

/** Decision, ground and note of a case; nothing is sent before it is confirmed. */
export function DecisionForm({ words, item, choice, busy, note, onChange, onConfirm }: Props) {
  if (item.undecidable) return <p className="desk__message">{words.undecidable[item.undecidable]}</p>;
  const labels =
    (words.decisions as Record<string, { accept: string; refuse: string }>)[item.kind] ?? words.decisions.review;
  return (
    <form
      className="desk__decision"
      onSubmit={(event) => {
        event.preventDefault();
        onConfirm();
      }}
    >
      <div className="desk__buttons" role="group" aria-label={words.decision}>
        {DECISIONS.map((decision) => (
          <button
            key={decision}
            type="button"
            {...ENTER_CONFIRMS}
            className={`desk__choice desk__choice--${takesDown(item, decision) ? 'down' : 'up'}`}
            aria-pressed={choice.decision === decision}
            onClick={() => onChange({ ...choice, decision })}
          >
            {labels[decision]} <kbd>{decision === 'accept' ? 'A' : 'R'}</kbd>
          </button>
        ))}
      </div>
      {choice.decision && takesDown(item, choice.decision) && item.kind !== 'burst' && (
        <fieldset className="desk__grounds">
          <legend>{words.ground}</legend>
          {groundsOf(item).map((ground, at) => (
            <label key={ground}>
              <input
                type="radio"
                name="ground"
                checked={choice.ground === ground}
                onChange={() => onChange({ ...choice, ground })}
              />{' '}
              {wordFor(words.grounds, ground)} {at < 10 && <kbd>{(at + 1) % 10}</kbd>}
            </label>
          ))}
        </fieldset>
      )}
      <label className="desk__note">
        {words.note}
        <textarea
          ref={note}
          rows={2}
          maxLength={2000}
          value={choice.note}
          onChange={(event) => onChange({ ...choice, note: event.target.value })}
        />
      </label>
      <button type="submit" className="desk__confirm" disabled={busy || !choice.decision}>
        {words.confirm} <kbd>Enter</kbd>
      </button>
    </form>
  );
}
