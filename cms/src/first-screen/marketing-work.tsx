'use client';
import Link from 'next/link';
import { useEffect, useReducer } from 'react';
import type { ContactPage } from '@app/contracts/contact';
import { callStaff } from '../staff-api/client.ts';
import type { Words } from '../words/admin-text.ts';
import { fillIn, wordFor } from '../words/fill.ts';
import type { MyWork } from './my-work.ts';
import './first-screen.css';

interface Props {
  words: Words['firstScreen'];
  buildStates: Words['builds']['states'];
  language: string;
}

interface Known {
  work?: MyWork;
  messages?: number;
  failed?: boolean;
}

const add = (known: Known, more: Known): Known => ({ ...known, ...more });

async function readWork(): Promise<MyWork> {
  const answer = await fetch('/cms-api/my-work', { credentials: 'same-origin' });
  if (!answer.ok) throw new Error(String(answer.status));
  return (await answer.json()) as MyWork;
}

/** Marketing's own work on the dashboard: drafts, builds, messages. */
export function MarketingWork({ words, buildStates, language }: Props) {
  const [{ work, messages, failed }, dispatch] = useReducer(add, {});
  useEffect(() => {
    readWork().then(
      (read) => dispatch({ work: read }),
      () => dispatch({ failed: true }),
    );
    callStaff<ContactPage>('GET', '/contact-messages?limit=1').then(
      ({ open }) => dispatch({ messages: open }),
      () => undefined,
    );
  }, []);
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (failed) return <p role="alert">{words.failed}</p>;
  return (
    <section className="first-screen" aria-labelledby="first-screen">
      <h1 id="first-screen">{words.title}</h1>
      <div>
        <section>
          <h2>{words.drafts}</h2>
          {work?.drafts.length === 0 && <p>{words.noDrafts}</p>}
          <ul>
            {work?.drafts.map(({ id, name, path, changedAt, live }) => (
              <li key={id}>
                <Link href={`/admin/collections/pages/${id}`} prefetch={false}>
                  {name}
                </Link>{' '}
                <span className="first-screen__hint">
                  {path} · {when.format(new Date(changedAt))} · {live ? words.changed : words.neverLive}
                </span>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>{words.builds}</h2>
          {work && (
            <p>
              {work.builds.last
                ? `${wordFor(buildStates, work.builds.last.state)}, ${when.format(new Date(work.builds.last.startedAt))}`
                : words.noBuilds}
            </p>
          )}
          {work && work.builds.waiting > 0 && <p>{fillIn(words.waiting, { count: work.builds.waiting })}</p>}
          <Link href="/admin/builds" prefetch={false}>
            {words.toBuilds}
          </Link>
        </section>
        <section>
          <h2>{words.messages}</h2>
          {messages !== undefined && <p>{fillIn(words.openMessages, { count: messages })}</p>}
          <Link href="/admin/contact" prefetch={false}>
            {words.toMessages}
          </Link>
        </section>
      </div>
    </section>
  );
}
