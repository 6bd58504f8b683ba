'use client';
import type { ContactMessage, MessageState } from '@app/contracts/contact';
import { fillIn, wordFor } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';
import { useMessages } from './use-messages.ts';

const STATES = ['open', 'answered', 'suspected'] as const satisfies readonly MessageState[];

interface Props {
  words: Words['messages'];
  language: string;
}

/** Messages of visitors by state. They are answered by mail or phone, outside the admin. */
export function Messages({ words, language }: Props) {
  const { state, load, settle } = useMessages();
  return (
    <>
      <h1>{words.title}</h1>
      <ul className="staff-page__choices messages__states">
        {STATES.map((name) => (
          <li key={name}>
            <button type="button" aria-pressed={state.shown === name} onClick={() => void load(name)}>
              {words.states[name]}
              {name === 'open' && <span className="staff-page__count"> {state.open}</span>}
            </button>
          </li>
        ))}
      </ul>
      {state.error && (
        <p className="staff-page__error messages__error" role="alert">
          {wordFor(words.errors, state.error)}{' '}
          <button type="button" className="staff-page__button" onClick={() => void load(state.shown)}>
            {words.reload}
          </button>
        </p>
      )}
      <p className="messages__status" role="status">
        {state.busy ? words.loading : state.items.length === 0 && !state.error && words.empty[state.shown]}
      </p>
      <ol className="messages__list">
        {state.items.map((message) => (
          <Message
            key={message.id}
            words={words}
            language={language}
            message={message}
            onSettle={(to) => void settle(message, to)}
          />
        ))}
      </ol>
      {state.cursor && (
        <button
          type="button"
          className="staff-page__button"
          disabled={state.busy}
          onClick={() => void load(state.shown, state.cursor ?? undefined)}
        >
          {words.more}
        </button>
      )}
    </>
  );
}

interface MessageProps extends Props {
  message: ContactMessage;
  onSettle: (to: 'open' | 'answered') => void;
}

function Message({ words, language, message, onSettle }: MessageProps) {
  const { topic, state, replyTo, message: text, locale, at, answeredAt, answeredBy } = message;
  const when = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(instant));
  const href = replyTo.includes('@') ? `mailto:${replyTo}` : `tel:${replyTo.replace(/[^+\d]/g, '')}`;
  return (
    <li className="messages__item">
      <p className="messages__head">
        <strong>{wordFor(words.topics, topic)}</strong>
        <a href={href}>{replyTo}</a>
        <time dateTime={at}>{when(at)}</time>
        <span>{new Intl.DisplayNames([language], { type: 'language' }).of(locale) ?? locale}</span>
      </p>
      <p className="messages__text" lang={locale}>
        {text}
      </p>
      {answeredAt && (
        <p className="messages__meta">{fillIn(words.answeredBy, { name: answeredBy ?? '', when: when(answeredAt) })}</p>
      )}
      {state !== 'answered' && (
        <button type="button" className="staff-page__button" onClick={() => onSettle('answered')}>
          {words.markAnswered}
        </button>
      )}
      {state !== 'open' && (
        <button type="button" className="staff-page__button" onClick={() => onSettle('open')}>
          {words.markOpen[state]}
        </button>
      )}
    </li>
  );
}
