'use client';
import { useEffect } from 'react';
import type { CompanyHistoryEntry } from '@app/contracts/staff/companies';
import { usePages } from '../../staff-api/use-pages.ts';
import { wordFor } from '../../words/fill.ts';
import type { Words } from '../../words/admin-text.ts';

/** Before the names of a subscription's steps. */
const SUBSCRIPTION = 'subscription.';

interface Props {
  words: Words['companies'];
  language: string;
  acts: Record<string, string>;
  companyId: string;
}

/** What has happened to a company, newest first. */
export function CompanyHistory({ words, language, acts, companyId }: Props) {
  const { state, load, more } = usePages<CompanyHistoryEntry>();
  useEffect(() => void load(`/companies/${companyId}/history`), [load, companyId]);
  const when = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
  const said = (act: string) =>
    act.startsWith(SUBSCRIPTION) ? wordFor(words.events, act.slice(SUBSCRIPTION.length)) : wordFor(acts, act);
  const who = ({ kind, name, id }: CompanyHistoryEntry['actor']) =>
    kind === 'system' ? words.actors.system : `${words.actors[kind]} ${name ?? id}`;
  return (
    <section>
      <h2>{words.sections.history}</h2>
      {state.error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, state.error)}
        </p>
      )}
      <p role="status">{state.busy ? words.loading : state.items.length === 0 && !state.error && words.noHistory}</p>
      <ol className="companies__history">
        {state.items.map(({ id, at, act, actor, detail }) => (
          <li key={id}>
            <time dateTime={at}>{when(at)}</time>
            <span>
              <strong>{said(act)}</strong> {who(actor)}
              {detail['reason'] !== undefined && <q>{String(detail['reason'])}</q>}
            </span>
          </li>
        ))}
      </ol>
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </section>
  );
}
