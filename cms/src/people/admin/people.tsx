'use client';
import { Button, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useReducer, useState } from 'react';
import { callUsers, errorWords } from '../../second-factor/admin/api.ts';
import type { LoggedAction } from '../../second-factor/account-log.ts';
import { wordsOf } from '../../words/admin-text.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import type { OpenInvitation } from '../invitation-store.ts';
import { InviteForm } from './invite-form.tsx';
import '../../admin/staff-page.css';
import './people.css';

type Shown<T> = { [K in keyof T]: T[K] extends Date ? string : T[K] };

/** The answer to an invitation; `link` where it could not be mailed. */
interface Overview {
  invitations: Shown<OpenInvitation>[];
  acts: (Shown<LoggedAction> & { account: string })[];
  mailed?: boolean;
  link?: string;
}

interface Answer {
  overview: Overview | undefined;
  error: string;
}

const replaceAnswer = (known: Answer, fresh: Partial<Answer>): Answer => ({ ...known, ...fresh });

/** Above the list of accounts: inviting colleagues, open invitations, and what was done to accounts. */
export function People() {
  const { i18n } = useTranslation();
  const words = wordsOf('people', i18n.language);
  const roles = wordsOf('options', i18n.language).role;
  const [{ overview, error }, dispatch] = useReducer(replaceAnswer, { overview: undefined, error: '' });
  const [now] = useState(Date.now);
  const [open, setOpen] = useState(false);

  const call = useCallback(
    async (method: 'GET' | 'POST', path: string, body?: object): Promise<boolean> => {
      try {
        dispatch({ overview: await callUsers<Overview>(method, path, body), error: '' });
        return true;
      } catch (failure) {
        dispatch({ error: errorWords(words.errors, failure) });
        return false;
      }
    },
    [words],
  );
  useEffect(() => void call('GET', '/invitations'), [call]);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });

  return (
    <section className="people" aria-labelledby="people">
      <div className="staff-page__head">
        <h2 id="people">{words.title}</h2>
        {!open && (
          <Button margin={false} onClick={() => setOpen(true)}>
            {words.invite}
          </Button>
        )}
      </div>
      {error && (
        <p className="staff-page__error" role="alert">
          {error}
        </p>
      )}
      <p role="status">{overview?.mailed && words.sent}</p>
      {overview?.link && (
        <p role="status">
          {words.notSent} <code className="people__link">{overview.link}</code>
        </p>
      )}
      {open && (
        <InviteForm
          words={words}
          language={i18n.language}
          onCancel={() => setOpen(false)}
          onInvite={async (given) => {
            if (await call('POST', '/invitations', given)) setOpen(false);
          }}
        />
      )}
      {overview && overview.invitations.length > 0 && (
        <ul aria-label={words.waiting}>
          {overview.invitations.map(({ id, name, email, role, language, expiresAt }) => (
            <li key={id}>
              <span>
                <strong>{name}</strong> {email} · {wordFor(roles, role)}
                <span className="people__hint">
                  {fillIn(Date.parse(expiresAt) < now ? words.expired : words.expires, {
                    when: when.format(new Date(expiresAt)),
                  })}
                </span>
              </span>
              <span className="people__buttons">
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  onClick={() => void call('POST', `/${id}/invitation`, { language })}
                >
                  {words.again}
                </Button>
                <Button
                  buttonStyle="secondary"
                  size="small"
                  margin={false}
                  onClick={() => void call('POST', `/${id}/invitation/withdraw`, {})}
                >
                  {words.withdraw}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      )}
      {overview && overview.acts.length > 0 && (
        <details>
          <summary>{words.log}</summary>
          <ol>
            {overview.acts.map(({ at, act, account, by }, n) => (
              <li key={n}>
                <time dateTime={at}>{when.format(new Date(at))}</time> {account}: {wordFor(words.acts, act)}{' '}
                <span className="people__hint">{fillIn(words.by, { by })}</span>
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}
