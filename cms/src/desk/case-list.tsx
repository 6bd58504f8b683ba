import { useState } from 'react';
import type { DeskCase } from '@app/contracts/moderation';
import { fillIn, wordFor } from '../words/fill.ts';
import type { DeskState } from './desk-state.ts';
import { ENTER_CONFIRMS } from './shortcuts.ts';
import { waitingSince } from './waiting-since.ts';
import type { DeskWords } from './words.ts';

interface Props {
  words: DeskWords;
  language: string;
  /** The signed-in moderator, whose own claims are not shown. */
  staffId: string;
  state: DeskState;
  onKind: (kind: string | undefined) => void;
  onSelect: (id: string) => void;
  onTick: (ids: readonly string[]) => void;
  onMore: () => void;
}

const EXCERPT = 90;
const excerpt = (text: string): string => (text.length > EXCERPT ? `${text.slice(0, EXCERPT)}…` : text);
const textOf = ({ answer, mediation, question, review }: DeskCase): string =>
  excerpt(answer ?? mediation?.messages[0]?.body ?? question?.body ?? review?.body ?? '');

/** Kinds with the number of waiting cases, and the cases of the chosen kind, most urgent first. */
export function CaseList({ words, language, staffId, state, onKind, onSelect, onTick, onMore }: Props) {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  const [now] = useState(Date.now);
  const all = Object.values(state.open).reduce((sum, count) => sum + count, 0);
  const { kind: chosen } = state.filter;
  const toggle = (id: string): void =>
    onTick(state.ticked.includes(id) ? state.ticked.filter((one) => one !== id) : [...state.ticked, id]);
  return (
    <nav className="desk__queue" aria-label={words.queue}>
      <ul className="staff-page__choices">
        {[undefined, ...Object.keys(words.kinds)].map((kind) => (
          <li key={kind ?? 'all'}>
            <button type="button" aria-pressed={chosen === kind} onClick={() => onKind(kind)}>
              {kind === undefined ? words.all : wordFor(words.kinds, kind)}{' '}
              <span className="staff-page__count">{kind === undefined ? all : (state.open[kind] ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ol className="desk__items">
        {state.items.map((item) => {
          const { id, kind, company, review, openedAt, dueAt, claimedBy, claimedName, escalation, photo } = item;
          return (
            <li key={id} data-case={id}>
              <input
                type="checkbox"
                aria-label={fillIn(words.tick, { company: company.name })}
                checked={state.ticked.includes(id)}
                disabled={!item.decidable}
                onChange={() => toggle(id)}
              />
              <button
                type="button"
                {...ENTER_CONFIRMS}
                aria-current={id === state.selected}
                onClick={() => onSelect(id)}
              >
                <strong>{company.name}</strong>
                <span className="desk__meta">
                  {wordFor(words.oneOf, kind)}
                  {review && ` · ${'★'.repeat(review.grade)} · ${review.language}`}
                  {' · '}
                  <time dateTime={openedAt} title={when.format(new Date(openedAt))}>
                    {waitingSince(openedAt, now, language)}
                  </time>
                </span>
                {dueAt && (
                  <span className="desk__due" data-overdue={Date.parse(dueAt) < now}>
                    {fillIn(Date.parse(dueAt) < now ? words.overdue : words.due, {
                      when: when.format(new Date(dueAt)),
                    })}
                  </span>
                )}
                {photo && <img className="desk__thumbnail" src={photo.url} alt="" loading="lazy" />}
                <span>{textOf(item)}</span>
                {escalation && <span className="desk__due">{words.escalated}</span>}
                {claimedBy && claimedBy !== staffId && (
                  <span className="desk__meta">{fillIn(words.claimedBy, { name: claimedName ?? '' })}</span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      {state.cursor && (
        <button type="button" className="staff-page__button desk__more" disabled={state.busy} onClick={onMore}>
          {words.more}
        </button>
      )}
    </nav>
  );
}
