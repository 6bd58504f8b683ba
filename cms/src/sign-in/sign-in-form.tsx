'use client';
import { Button } from '@payloadcms/ui';
import Link from 'next/link';
import { useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { useReady } from '../admin/use-ready.ts';
import { callUsers, errorWords, FactorError } from '../second-factor/admin/api.ts';
import type { FactorSetup } from '../second-factor/factor-state.ts';
import { CodeField, Field } from '../second-factor/admin/field.tsx';
import { RecoveryCodeList } from '../second-factor/admin/recovery-code-list.tsx';
import { SetupSteps } from '../second-factor/admin/setup-steps.tsx';
import type { Words } from '../words/admin-text.ts';

interface Props {
  words: Words['signIn'];
  factorWords: Words['secondFactor'];
  /** Where to go after signing in. */
  next: string;
}

/** The step of the sign-in. The page keeps the password between steps; the server keeps nothing. */
type Step =
  | { at: 'password' }
  | { at: 'code'; email: string; password: string }
  | { at: 'setup'; email: string; password: string; setup: FactorSetup }
  | { at: 'codes'; codes: string[] };

/** The next step after an error answer; undefined for a mistake of the user. */
function stepAfter(error: unknown, email: string, password: string): Step | undefined {
  if (!(error instanceof FactorError)) return undefined;
  if (error.code === 'code_missing') return { at: 'code', email, password };
  if (error.code === 'setup_needed' && error.setup) return { at: 'setup', email, password, setup: error.setup };
  return undefined;
}

export function SignInForm({ words, factorWords, next }: Props) {
  const ready = useReady();
  const [step, setStep] = useState<Step>({ at: 'password' });
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const goOn = () => window.location.assign(next);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const typed = (name: string) => String(form.get(name) ?? '');
    const { email, password } = 'email' in step ? step : { email: typed('email').trim(), password: typed('password') };
    const code = step.at === 'password' ? undefined : typed('code');
    setBusy(true);
    setError('');
    try {
      const body = { email, password, code, remember: form.get('remember') === 'on' };
      const { recoveryCodes } = await callUsers<{ recoveryCodes?: string[] }>('POST', '/login', body);
      if (!recoveryCodes) return goOn();
      setStep({ at: 'codes', codes: recoveryCodes });
    } catch (failure) {
      const following = stepAfter(failure, email, password);
      if (following) setStep(following);
      else setError(errorWords(factorWords.errors, failure));
    }
    setBusy(false);
  };

  if (step.at === 'codes') return <RecoveryCodeList words={factorWords} codes={step.codes} onSaved={goOn} />;
  return (
    <form className="login__form second-factor__form" method="post" onSubmit={(event) => void submit(event)}>
      {step.at === 'password' && <PasswordStep words={words} />}
      {step.at === 'code' && <CodeStep words={words} />}
      {step.at === 'setup' && (
        <>
          <h1>{words.setupTitle}</h1>
          <p>{words.setupWhy}</p>
          <SetupSteps words={factorWords} signInWords={words} setup={step.setup} />
        </>
      )}
      {error && <Problem>{error}</Problem>}
      <Button type="submit" size="large" margin={false} disabled={!ready || busy}>
        {step.at === 'password' ? words.submit : words.goOn}
      </Button>
      {step.at !== 'password' && (
        <button
          type="button"
          className="second-factor__link"
          onClick={() => {
            setError('');
            setStep({ at: 'password' });
          }}
        >
          {words.back}
        </button>
      )}
    </form>
  );
}

const Problem = ({ children }: { children: ReactNode }) => (
  <p className="staff-page__error" role="alert">
    {children}
  </p>
);

function PasswordStep({ words }: { words: Words['signIn'] }) {
  return (
    <>
      <Field label={words.email} name="email" type="email" autoComplete="username" required />
      <Field label={words.password} name="password" type="password" autoComplete="current-password" required />
      <Link href="/admin/forgot" prefetch={false}>
        {words.forgot}
      </Link>
    </>
  );
}

function CodeStep({ words }: { words: Words['signIn'] }) {
  return (
    <>
      <h1>{words.codeTitle}</h1>
      <CodeField label={words.code} hint={words.codeHint} anyCode />
      <label className="second-factor__check">
        <input type="checkbox" name="remember" /> {words.remember}
      </label>
      <p className="second-factor__hint">{words.lost}</p>
    </>
  );
}
