'use client';
import { fillIn, wordFor } from '../../words/fill.ts';
import type { Words } from '../../words/admin-text.ts';
import type { FactorState } from '../factor-state.ts';

interface Props {
  words: Words['secondFactor'];
  language: string;
  state: FactorState;
}

const dateOf = (language: string, instant: string, timeStyle?: 'short'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(timeStyle && { timeStyle }) }).format(new Date(instant));

/** State of the second factor: on since when, remaining recovery codes, requirement. */
export function StateLine({ words, language, state: { on, since, recoveryCodes: count, required } }: Props) {
  const plural = new Intl.PluralRules(language).select(count);
  const left = words[`codesLeft_${plural === 'zero' || plural === 'two' ? 'other' : plural}`];
  const rule = on ? words.isRequired : words.mustHave;
  return (
    <p>
      <strong>{on && since ? fillIn(words.isOn, { date: dateOf(language, since) }) : words.isOff}</strong>{' '}
      {on && fillIn(left, { count })} {required && rule}
    </p>
  );
}

/** Logged actions, newest first. */
export function History({ words, language, state }: Props) {
  if (state.acts.length === 0) return null;
  return (
    <section className="second-factor__history" aria-labelledby="second-factor-history">
      <h2 id="second-factor-history">{words.history}</h2>
      <ul>
        {state.acts.map(({ at, act, by }) => (
          <li key={`${at} ${act}`}>
            <time dateTime={at}>{dateOf(language, at, 'short')}</time>
            {wordFor(words.acts, act)} <span className="second-factor__hint">{fillIn(words.by, { by })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
