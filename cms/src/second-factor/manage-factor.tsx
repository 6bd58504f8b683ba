'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Words } from '../words/say.ts';
import { callUsers, errorWords } from './api.ts';
import type { ShownSetup } from './api.ts';
import { CodeField, Field } from './field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { History, StateLine } from './state.tsx';
import { useFactor } from './use-factor.ts';

interface Props {
  words: Words['secondFactor'];
  signInWords: Words['signIn'];
  language: string;
}

type Wish = 'setUp' | 'newCodes' | 'switchOff';
const PATHS: Record<Wish, string> = {
  setUp: '/second-factor',
  newCodes: '/second-factor/recovery-codes',
  switchOff: '/second-factor/off',
};

type Step =
  | { at: 'rest'; done?: 'on' | 'off' }
  | { at: 'password'; wish: Wish }
  | { at: 'scan'; setup: ShownSetup }
  | { at: 'codes'; codes: string[] };

/** What `wish` or its first code has led to. */
type Told = Partial<ShownSetup> & { recoveryCodes?: string[] | number };

function stepAfter({ secret, qrCode, recoveryCodes }: Told): Step {
  if (secret && qrCode) return { at: 'scan', setup: { secret, qrCode } };
  if (Array.isArray(recoveryCodes)) return { at: 'codes', codes: recoveryCodes };
  return { at: 'rest', done: 'off' };
}

/** Switches one's own second factor on and off, sets it up on another phone, makes new recovery codes. */
export function ManageFactor({ words, signInWords, language }: Props) {
  const { state, failure, reload } = useFactor();
  const [step, setStep] = useState<Step>({ at: 'rest' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);

  const go = (to: Step): void => {
    setError('');
    setStep(to);
  };
  const send = async (path: string, event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    setBusy(true);
    setError('');
    try {
      const told = await callUsers<Told>('POST', path, Object.fromEntries(new FormData(event.currentTarget)));
      await reload();
      go(stepAfter(told));
    } catch (problem) {
      setError(errorWords(words.errors, problem));
    }
    setBusy(false);
  };

  if (!state) return failure ? <Problem text={errorWords(words.errors, failure)} /> : null;
  if (step.at === 'codes')
    return <RecoveryCodeList words={words} codes={step.codes} onSaved={() => go({ at: 'rest', done: 'on' })} />;
  if (step.at === 'rest')
    return (
      <>
        <p role="status">{step.done && words.done[step.done]}</p>
        <StateLine words={words} language={language} state={state} />
        <Wishes words={words} state={state} onWish={(wish) => go({ at: 'password', wish })} />
        <History words={words} language={language} state={state} />
      </>
    );
  const path = step.at === 'scan' ? '/second-factor/confirm' : PATHS[step.wish];
  return (
    <form className="second-factor__form" key={step.at} onSubmit={(event) => void send(path, event)}>
      {step.at === 'scan' ? (
        <SetupSteps words={words} signInWords={signInWords} setup={step.setup} />
      ) : (
        <>
          <h2>{titleOf(words, step.wish, state.on)}</h2>
          <Field
            label={words.confirmPassword}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          {state.on && <CodeField label={signInWords.code} hint={signInWords.codeHint} anyCode />}
        </>
      )}
      {error && <Problem text={error} />}
      <div className="second-factor__buttons">
        <Button type="submit" margin={false} disabled={busy}>
          {step.at === 'scan' ? words.confirm : signInWords.goOn}
        </Button>
        <Button type="button" buttonStyle="secondary" margin={false} onClick={() => go({ at: 'rest' })}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

const Problem = ({ text }: { text: string }) => (
  <p className="staff-page__error" role="alert">
    {text}
  </p>
);

const titleOf = (words: Words['secondFactor'], wish: Wish, on: boolean): string =>
  wish === 'setUp' && on ? words.setUpAgain : words[wish];

interface WishesProps {
  words: Words['secondFactor'];
  state: { on: boolean; required: boolean };
  onWish: (wish: Wish) => void;
}

function Wishes({ words, state: { on, required }, onWish }: WishesProps) {
  const wishes: Wish[] = on ? ['newCodes', 'setUp', ...(required ? [] : (['switchOff'] as const))] : ['setUp'];
  return (
    <div className="second-factor__buttons">
      {wishes.map((wish) => (
        <Button
          key={wish}
          buttonStyle={wish === 'setUp' && !on ? 'primary' : 'secondary'}
          margin={false}
          onClick={() => onWish(wish)}
        >
          {titleOf(words, wish, on)}
        </Button>
      ))}
    </div>
  );
}
