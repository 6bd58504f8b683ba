'use client';
import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useReducer } from 'react';
import { callUsers, errorWords } from '../../second-factor/admin/api.ts';
import { fillIn } from '../../words/fill.ts';
import { wordsOf } from '../../words/admin-text.ts';
import type { ShownSession } from '../session-origins.ts';
import '../../admin/staff-page.css';
import './people.css';

interface Answer {
  sessions: ShownSession[] | undefined;
  error: string;
  done: boolean;
}

const replaceAnswer = (known: Answer, fresh: Partial<Answer>): Answer => ({ ...known, ...fresh });

/** Where an account is signed in, on its page; each session can be ended, and all others at once. */
export function AccountSessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const words = wordsOf('people', i18n.language);
  const path = user?.id === id ? '' : `/${id}`;
  const [{ sessions, error, done }, dispatch] = useReducer(replaceAnswer, {
    sessions: undefined,
    error: '',
    done: false,
  });

  const call = useCallback(
    async (method: 'GET' | 'POST', body?: object): Promise<void> => {
      try {
        const address = `${path}/sessions${method === 'POST' ? '/end' : ''}`;
        const answer = await callUsers<{ sessions: ShownSession[] }>(method, address, body);
        dispatch({ sessions: answer.sessions, error: '', done: method === 'POST' });
      } catch (failure) {
        dispatch({ error: errorWords(words.errors, failure), done: false });
      }
    },
    [path, words],
  );
  useEffect(() => void call('GET'), [call]);
  const when = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const others = sessions?.filter(({ current }) => !current).length ?? 0;

  return (
    <section className="field-type people__sessions" aria-labelledby="sessions">
      <h3 id="sessions">{words.sessions.title}</h3>
      {error && (
        <p className="staff-page__error" role="alert">
          {error}
        </p>
      )}
      <p role="status">{done && words.sessions.ended}</p>
      {sessions?.length === 0 && <p>{words.sessions.none}</p>}
      <ul>
        {sessions?.map((session) => (
          <li key={session.id}>
            <span>
              <strong>{[session.browser, session.system].filter(Boolean).join(', ') || words.sessions.unknown}</strong>{' '}
              {session.current && <em>{words.sessions.current}</em>}
              <span className="people__hint">
                {[session.address, fillIn(words.sessions.since, { when: when.format(new Date(session.since)) })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            {!session.current && (
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => void call('POST', { session: session.id })}
              >
                {words.sessions.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 1 && (
        <Button buttonStyle="secondary" margin={false} onClick={() => void call('POST', {})}>
          {path === '' ? words.sessions.endOthers : words.sessions.endAll}
        </Button>
      )}
    </section>
  );
}
