import { useEffect, useState } from 'react';
import type { PlannedDecisions } from '@app/contracts/moderating/desk-work';
import type { CaseDecision, DecideCase, DecisionGround, DeskCase } from '@app/contracts/moderation';
import { fillIn, wordFor } from '../../words/fill.ts';
import { groundsOf, likelyGround, takesDown } from '../grounds.ts';
import type { DeskWords } from '../words.ts';

interface Props {
  words: DeskWords;
  /** The ticked cases. */
  cases: readonly DeskCase[];
  busy: boolean;
  onDecide: (decision: Omit<DecideCase, 'revision'>) => void;
  onClear: () => void;
}

/** One decision about all ticked cases, which must be of one kind. */
export function BulkBar({ words, cases, busy, onDecide, onClear }: Props) {
  const [chosen, setChosen] = useState<CaseDecision>();
  const [ground, setGround] = useState<DecisionGround>();
  const [first] = cases;
  if (!first) return null;
  const labels =
    (words.decisions as Record<string, Record<CaseDecision, string>>)[first.kind] ?? words.decisions.review;
  // Appeals of authors and reporters are decided the other way round, and sellers' requests have their own grounds.
  const alike = cases.every((one) => one.kind === first.kind) && first.kind !== 'appeal' && first.kind !== 'withdrawal';
  const needsGround = chosen !== undefined && takesDown(first, chosen) && first.kind !== 'burst';
  return (
    <section className="desk__bulk" aria-label={words.bulk.title}>
      <strong>{fillIn(words.bulk.count, { count: cases.length })}</strong>
      {alike ? (
        <>
          {(['accept', 'refuse'] as const).map((decision) => (
            <button
              key={decision}
              type="button"
              className={`desk__choice desk__choice--${takesDown(first, decision) ? 'down' : 'up'}`}
              aria-pressed={chosen === decision}
              onClick={() => setChosen(decision)}
            >
              {labels[decision]}
            </button>
          ))}
          {needsGround && (
            <label>
              {words.bulk.ground}{' '}
              <select
                value={ground ?? likelyGround(first)}
                onChange={(event) => setGround(event.target.value as DecisionGround)}
              >
                {groundsOf(first).map((one) => (
                  <option key={one} value={one}>
                    {wordFor(words.grounds, one)}
                  </option>
                ))}
              </select>
            </label>
          )}
          <button
            type="button"
            className="desk__confirm"
            disabled={busy || !chosen}
            onClick={() =>
              chosen &&
              onDecide({
                decision: chosen,
                ground: takesDown(first, chosen) ? (ground ?? likelyGround(first)) : 'no_violation',
              })
            }
          >
            {words.confirm}
          </button>
        </>
      ) : (
        <span>{words.bulk.mixed}</span>
      )}
      <button type="button" className="staff-page__button" onClick={onClear}>
        {words.bulk.clear}
      </button>
    </section>
  );
}

interface UndoProps {
  words: DeskWords;
  plan: PlannedDecisions;
  onUndo: () => void;
  onOver: (planId: string) => void;
}

/** The time in which a decision can be taken back. */
export function UndoNotice({ words, plan, onUndo, onOver }: UndoProps) {
  const [end] = useState(() => Date.now() + Math.max(0, Date.parse(plan.dueAt) - Date.now()));
  const [left, setLeft] = useState(() => Math.ceil((end - Date.now()) / 1000));
  useEffect(() => {
    const timer = setInterval(() => {
      const seconds = Math.ceil((end - Date.now()) / 1000);
      setLeft(seconds);
      if (seconds <= 0) onOver(plan.id);
    }, 500);
    return () => clearInterval(timer);
  }, [end, onOver, plan.id]);
  return (
    <p className="desk__message desk__undo">
      {fillIn(words.bulk.planned, { count: plan.planned.length, seconds: Math.max(0, left) })}{' '}
      {plan.refused.length > 0 && fillIn(words.bulk.refused, { count: plan.refused.length })}{' '}
      <button type="button" className="staff-page__button" onClick={onUndo}>
        {words.bulk.undo}
      </button>
    </p>
  );
}
