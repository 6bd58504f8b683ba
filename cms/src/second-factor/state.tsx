'use client';
import { fill, wordFor } from '../words/fill.ts';
import type { Words } from '../words/say.ts';
import type { FactorState } from './types.ts';

interface Props {
  words: Words['secondFactor'];
  language: string;
  state: FactorState;
}

const dateOf = (language: string, instant: string, timeStyle?: 'short'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', ...(timeStyle && { timeStyle }) }).format(new Date(instant));

/** Whether it is on and since when, how many recovery codes are left, whether it is required. */
export function StateLine({ words, language, state: { on, since, recoveryCodes: count, required } }: Props) {
  const plural = new Intl.PluralRules(language).select(count);
  const left = words[`codesLeft_${plural === 'zero' || plural === 'two' ? 'other' : plural}`];
  const rule = on ? words.isRequired : words.mustHave;
  return (
    <p>
      <strong>{on && since ? fill(words.isOn, { date: dateOf(language, since) }) : words.isOff}</strong>{' '}
      {on && fill(left, { count })} {required && rule}
    </p>
  );
}

/** What was done to it, newest first. */
export function History({ words, language, state }: Props) {
  if (state.acts.length === 0) return null;
  return (
    <section className="second-factor__history" aria-labelledby="second-factor-history">
      <h2 id="second-factor-history">{words.history}</h2>
      <ul>
        {state.acts.map(({ at, act, by }) => (
          <li key={`${at} ${act}`}>
            <time dateTime={at}>{dateOf(language, at, 'short')}</time>
            {wordFor(words.acts, act)} <span className="second-factor__hint">{fill(words.by, { by })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
