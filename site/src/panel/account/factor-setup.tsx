import { useState } from 'react';
import type { StartedSecondFactor } from '@app/contracts/accounts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, TextInput } from '../../ui/index.ts';
import { CopyField } from '../controls/copy-field.tsx';
import { QrCode } from '../entry-codes/qr-code.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi } from '../panel-context.tsx';
import { accountSettingsApi } from './account-settings-api.ts';
import * as styles from '../settings/settings.module.css';
import * as own from './account.module.css';

export interface FactorSetupProps {
  started: StartedSecondFactor;
  onConfirmed(): void;
  onCancel(): void;
}

/** The QR code for the app, and its first code, which turns the second factor on. */
export function FactorSetup({ started, onConfirmed, onCancel }: FactorSetupProps) {
  const { t } = useT('panel');
  const api = useApi(accountSettingsApi);
  const failureWords = useFailureMessage();
  const [code, setCode] = useState('');
  const { busy, failure, submit } = useSubmit(async () => {
    await api.confirmFactor(code.replace(/\s/g, ''));
    onConfirmed();
  });
  const wrong = failure?.errors.find(({ path }) => path === 'code')?.message;
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <p>{t('account.factor.scan')}</p>
      <QrCode className={own.qr} text={started.uri} label={t('account.factor.qr')} />
      <CopyField label={t('account.factor.secret')} value={started.secret} />
      <Field label={t('account.factor.appCode')} error={wrong}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      </Field>
      <div className={styles.bar}>
        <Button type="submit" busy={busy} disabled={code.trim().length < 6}>
          {t('account.factor.confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('account.factor.cancel')}
        </Button>
      </div>
      {failure && !wrong && <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>}
    </form>
  );
}
