'use client';
import { useEffect, useState } from 'react';
import type { FailedJob, FailedJobPage } from '@app/contracts/staff/jobs';
import { callStaff, errorCode } from '../staff-api/client.ts';
import { useAnswer } from '../staff-api/use-answer.ts';
import { usePages } from '../staff-api/use-pages.ts';
import { fillIn, wordFor } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';

interface Props {
  words: Words['jobs'];
  language: string;
}

const PATH = '/failed-jobs';

/** Jobs that failed for good, by name, with their reasons; each, or all that are shown, can be run again. */
export function FailedJobs({ words, language }: Props) {
  const [job, setJob] = useState('');
  const path = job ? `${PATH}?job=${encodeURIComponent(job)}` : PATH;
  const { value: overview, reload } = useAnswer<FailedJobPage>(`${PATH}?limit=1`);
  const { state, load, more } = usePages<FailedJob>();
  useEffect(() => void load(path), [load, path]);
  const [message, setMessage] = useState<{ error: boolean; text: string }>();
  const retry = async (address: string, body?: object): Promise<void> => {
    try {
      const answer = await callStaff<{ retried: number } | undefined>('POST', address, body);
      setMessage({ error: false, text: fillIn(words.retried, { count: answer?.retried ?? 1 }) });
    } catch (error) {
      setMessage({ error: true, text: wordFor(words.errors, errorCode(error)) });
    }
    await Promise.all([load(path), reload()]);
  };
  const when = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
  const kinds = overview?.kinds ?? [];
  return (
    <>
      <h1>{words.title}</h1>
      <p className="failed-jobs__intro">{words.intro}</p>
      <p className="failed-jobs__acts">
        <label>
          {words.kind}
          <select value={job} onChange={(event) => setJob(event.target.value)}>
            <option value="">{words.all}</option>
            {kinds.map((one) => (
              <option key={one.job} value={one.job}>
                {one.job} ({one.count})
              </option>
            ))}
          </select>
        </label>
        {state.items.length > 0 && (
          <button
            type="button"
            className="staff-page__button"
            onClick={() => void retry(`${PATH}/retry`, job ? { job } : {})}
          >
            {words.retryAll}
          </button>
        )}
      </p>
      {state.error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, state.error)}
        </p>
      )}
      <p className={message?.error ? 'staff-page__error' : 'failed-jobs__status'} role="status">
        {state.busy ? words.loading : (message?.text ?? (state.items.length === 0 && !state.error && words.empty))}
      </p>
      <ol className="failed-jobs__list">
        {state.items.map(({ id, job: name, error, attempts, failedAt, data }) => (
          <li key={id}>
            <p className="failed-jobs__acts">
              <strong>{name}</strong>
              <time dateTime={failedAt}>{when(failedAt)}</time>
              <span>{fillIn(words.attempts, { count: attempts })}</span>
              <button type="button" className="staff-page__button" onClick={() => void retry(`${PATH}/${id}/retry`)}>
                {words.retry}
              </button>
            </p>
            <pre>{error}</pre>
            <code>{JSON.stringify(data)}</code>
          </li>
        ))}
      </ol>
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  );
}
