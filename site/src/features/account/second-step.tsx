import { useEffect, useRef, useState } from 'react';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Checkbox, Field, TextInput } from '../../ui/index.ts';
import { AccountForm, FailureAlert, FormHead, SendButton } from './account-form.tsx';
import * as styles from './account.module.css';

/** Whether it is a code of an app: six digits. Anything else is a recovery code. */
export const isAppCode = (typed: string): boolean => /^\d{6}$/.test(typed.replace(/\s/g, ''));

export interface SecondStepProps {
  busy: boolean;
  failure: ApiProblem | null;
  onSubmit(more: { code: string; trustBrowser: boolean }): void;
  onBack(): void;
}

/** The second step of signing in: the code of the app, or a recovery code. */
export function SecondStep({ busy, failure, onSubmit, onBack }: SecondStepProps) {
  const { t } = useT('account');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [trustBrowser, setTrust] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <>
      <FormHead title={t('secondStep.title')} lead={t('secondStep.lead')} />
      <AccountForm
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(code.trim().length < 6);
          if (code.trim().length >= 6) onSubmit({ code: code.trim(), trustBrowser });
        }}
      >
        <FailureAlert failure={failure} />
        <Field
          label={t('secondStep.code')}
          hint={t('secondStep.lost')}
          error={missing ? t('validation.required') : undefined}
        >
          <TextInput
            ref={input}
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            value={code}
            onChange={(event) => setCode(event.target.value)}
          />
        </Field>
        <Checkbox
          label={t('secondStep.trust')}
          checked={trustBrowser}
          onChange={(event) => setTrust(event.target.checked)}
        />
        <SendButton busy={busy}>{busy ? t('login.sending') : t('login.submit')}</SendButton>
      </AccountForm>
      <div className={styles.below}>
        <Button variant="quiet" onClick={onBack}>
          {t('secondStep.back')}
        </Button>
      </div>
    </>
  );
}
