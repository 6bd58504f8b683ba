'use client';
import { Button } from '@payloadcms/ui';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { Words } from '../../words/admin-text.ts';
import { callUsers, errorWords } from './api.ts';
import type { FactorSetup } from '../factor-state.ts';
import { CodeField, Field } from './field.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { SetupSteps } from './setup-steps.tsx';
import { History, StateLine } from './factor-state.tsx';
import { useFactor } from './use-factor.ts';

interface Props {
  words: Words['secondFactor'];
  signInWords: Words['signIn'];
  language: string;
}

type Action = 'setUp' | 'newCodes' | 'switchOff';
const PATHS: Record<Action, string> = {
  setUp: '/second-factor',
  newCodes: '/second-factor/recovery-codes',
  switchOff: '/second-factor/off',
};

type Step =
  | { at: 'rest'; done?: 'on' | 'off' }
  | { at: 'password'; action: Action }
  | { at: 'scan'; setup: FactorSetup }
  | { at: 'codes'; codes: string[] };

/** The answer to an action or to the first code. */
type FactorAnswer = Partial<FactorSetup> & { recoveryCodes?: string[] | number };

function stepAfter({ secret, qrCode, recoveryCodes }: FactorAnswer): Step {
  if (secret && qrCode) return { at: 'scan', setup: { secret, qrCode } };
  if (Array.isArray(recoveryCodes)) return { at: 'codes', codes: recoveryCodes };
  return { at: 'rest', done: 'off' };
}

/** Manages one's own second factor: on, off, another phone, new recovery codes. */
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
      const answer = await callUsers<FactorAnswer>('POST', path, Object.fromEntries(new FormData(event.currentTarget)));
      await reload();
      go(stepAfter(answer));
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
        <Actions words={words} state={state} onAction={(action) => go({ at: 'password', action })} />
        <History words={words} language={language} state={state} />
      </>
    );
  const path = step.at === 'scan' ? '/second-factor/confirm' : PATHS[step.action];
  return (
    <form className="second-factor__form" key={step.at} onSubmit={(event) => void send(path, event)}>
      {step.at === 'scan' ? (
        <SetupSteps words={words} signInWords={signInWords} setup={step.setup} />
      ) : (
        <>
          <h2>{titleOf(words, step.action, state.on)}</h2>
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

const titleOf = (words: Words['secondFactor'], action: Action, on: boolean): string =>
  action === 'setUp' && on ? words.setUpAgain : words[action];

interface ActionsProps {
  words: Words['secondFactor'];
  state: { on: boolean; required: boolean };
  onAction: (action: Action) => void;
}

function Actions({ words, state: { on, required }, onAction }: ActionsProps) {
  const actions: Action[] = on ? ['newCodes', 'setUp', ...(required ? [] : (['switchOff'] as const))] : ['setUp'];
  return (
    <div className="second-factor__buttons">
      {actions.map((action) => (
        <Button
          key={action}
          buttonStyle={action === 'setUp' && !on ? 'primary' : 'secondary'}
          margin={false}
          onClick={() => onAction(action)}
        >
          {titleOf(words, action, on)}
        </Button>
      ))}
    </div>
  );
}
