import { useState } from 'react';
import { fillIn, wordFor } from '../words/fill.ts';
import type { DeskState } from './use-desk.ts';
import type { DeskWords } from './words.ts';

interface Props {
  words: DeskWords;
  language: string;
  /** The signed-in moderator, whose own claims are not shown. */
  staffId: string;
  state: DeskState;
  onKind: (kind: string | undefined) => void;
  onSelect: (id: string) => void;
  onMore: () => void;
}

const EXCERPT = 90;
const excerpt = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);

/** Kinds with the number of waiting cases, and the cases of the chosen kind, most urgent first. */
export function CaseList({ words, language, staffId, state, onKind, onSelect, onMore }: Props) {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const [now] = useState(Date.now);
  const all = Object.values(state.open).reduce((sum, count) => sum + count, 0);
  return (
    <nav className="desk__queue" aria-label={words.queue}>
      <ul className="staff-page__choices">
        {[undefined, ...Object.keys(words.kinds)].map((kind) => (
          <li key={kind ?? 'all'}>
            <button type="button" aria-pressed={state.kind === kind} onClick={() => onKind(kind)}>
              {kind === undefined ? words.all : wordFor(words.kinds, kind)}{' '}
              <span className="staff-page__count">{kind === undefined ? all : (state.open[kind] ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ol className="desk__items">
        {state.items.map(({ id, kind, company, review, question, answer, mediation, openedAt, dueAt, claimedBy }) => (
          <li key={id}>
            <button type="button" aria-current={id === state.selected} onClick={() => onSelect(id)}>
              <strong>{company.name}</strong>
              <span className="desk__meta">
                {wordFor(words.oneOf, kind)}
                {review && ` · ${'★'.repeat(review.grade)} · ${review.language}`}
                {` · ${when.format(new Date(openedAt))}`}
              </span>
              {dueAt && (
                <span className="desk__due" data-overdue={Date.parse(dueAt) < now}>
                  {fillIn(Date.parse(dueAt) < now ? words.overdue : words.due, { when: when.format(new Date(dueAt)) })}
                </span>
              )}
              <span>{excerpt(answer ?? mediation?.messages[0]?.body ?? question?.body ?? review?.body ?? '')}</span>
              {claimedBy && claimedBy !== staffId && <span className="desk__meta">{words.claimed}</span>}
            </button>
          </li>
        ))}
      </ol>
      {state.cursor && (
        <button type="button" className="staff-page__button desk__more" disabled={state.busy} onClick={onMore}>
          {words.more}
        </button>
      )}
    </nav>
  );
}
