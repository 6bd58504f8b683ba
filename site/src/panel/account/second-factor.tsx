import { useState } from 'react';
import type { AccountSettings, StartedSecondFactor } from '@app/contracts/accounts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { accountSettingsApi } from './account-settings-api.ts';
import { FactorProof } from './factor-proof.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import * as styles from '../settings/settings.module.css';

/** What is under way: the proof for an act, the setting up of an app, or codes that are shown once. */
type Step =
  | { kind: 'proof'; act: 'start' | 'end' | 'codes' }
  | { kind: 'setup'; started: StartedSecondFactor }
  | { kind: 'codes'; codes: string[] };

/** Two-step sign-in: setting it up, another app, new recovery codes, turning it off. */
export function SecondFactor({ account, onChanged }: { account: AccountSettings; onChanged(): void }) {
  const { t } = useT('panel');
  const { search } = usePanel();
  const api = useApi(accountSettingsApi);
  const [step, setStep] = useState<Step | null>(null);
  const [ended, setEnded] = useState(false);
  const isOn = account.secondFactor;
  const lost = new URLSearchParams(search).get('second-factor') === 'lost' && isOn && step === null;
  const proof = useSubmit(async (act: 'start' | 'end' | 'codes', password: string, code: string) => {
    setEnded(false);
    if (act === 'start') {
      const started = await api.startFactor(isOn ? { password, code } : { password });
      setStep({ kind: 'setup', started });
    } else if (act === 'codes') {
      setStep({ kind: 'codes', codes: (await api.newCodes(password)).recoveryCodes });
    } else {
      await api.endFactor({ password, code });
      setStep(null);
      setEnded(true);
    }
    onChanged();
  });
  const open = (act: 'start' | 'end' | 'codes') => () => setStep({ kind: 'proof', act });

  return (
    <Card>
      <div className={styles.form}>
        <h2 className={styles.legend}>{t('account.factor.title')}</h2>
        <p>{t('account.factor.lead')}</p>
        {lost && <Alert tone="warning">{t('account.factor.lost')}</Alert>}
        {ended && !isOn && <Alert tone="success">{t('account.factor.ended')}</Alert>}
        {step === null && (
          <>
            <p>
              <strong>
                {isOn ? t('account.factor.on', { count: account.recoveryCodesLeft }) : t('account.factor.off')}
              </strong>
            </p>
            <div className={styles.bar}>
              <Button onClick={open('start')}>{t(isOn ? 'account.factor.again' : 'account.factor.start')}</Button>
              {isOn && (
                <>
                  <Button variant="secondary" onClick={open('codes')}>
                    {t('account.factor.codes')}
                  </Button>
                  <Button variant="secondary" onClick={open('end')}>
                    {t('account.factor.end')}
                  </Button>
                </>
              )}
            </div>
          </>
        )}
        {step?.kind === 'proof' && (
          <FactorProof
            key={step.act}
            withCode={isOn && step.act !== 'codes'}
            busy={proof.busy}
            failure={proof.failure}
            onSubmit={(password, code) => void proof.submit(step.act, password, code)}
            onCancel={() => setStep(null)}
          />
        )}
        {step?.kind === 'setup' && (
          <FactorSetup
            started={step.started}
            onCancel={() => setStep(null)}
            onConfirmed={() => {
              setStep({ kind: 'codes', codes: step.started.recoveryCodes });
              onChanged();
            }}
          />
        )}
        {step?.kind === 'codes' && <RecoveryCodeList codes={step.codes} onKept={() => setStep(null)} />}
      </div>
    </Card>
  );
}
