import { useState } from 'react';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { PasswordInput } from '../../features/account/password-input.tsx';
import { Alert, Button, Field, TextInput } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import * as styles from '../settings/settings.module.css';

export interface FactorProofProps {
  /** Whether a code is asked for besides the password. */
  withCode: boolean;
  busy: boolean;
  failure: ApiProblem | null;
  /** Words of the buttons, where they are not those of the two-step sign-in. */
  next?: string;
  cancel?: string;
  /** Whether what follows cannot be undone. */
  danger?: boolean;
  onSubmit(password: string, code: string): void;
  onCancel(): void;
}

/** Password, and a code where there is a second factor, before something that takes them. */
export function FactorProof({ withCode, busy, failure, next, cancel, danger, onSubmit, onCancel }: FactorProofProps) {
  const { t } = useT('panel');
  const failureWords = useFailureMessage();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const wrong = (path: string) => failure?.errors.find((error) => error.path === path)?.message;
  const complete = password !== '' && (!withCode || code.trim().length >= 6);
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (complete) onSubmit(password, code.trim());
      }}
    >
      <Field label={t('account.factor.password')} error={wrong('password')}>
        <PasswordInput
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      {withCode && (
        <Field label={t('account.factor.code')} error={wrong('code')}>
          <TextInput
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
      )}
      <div className={styles.bar}>
        <Button type="submit" variant={danger ? 'danger' : 'primary'} busy={busy} disabled={!complete}>
          {next ?? t('account.factor.next')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {cancel ?? t('account.factor.cancel')}
        </Button>
      </div>
      {failure && failure.errors.length === 0 && <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>}
    </form>
  );
}
