import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { PreviewConfig } from '@app/contracts/inviting/previews';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, TextInput } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { invitationConfigsApi } from './invitation-configs-api.ts';
import * as styles from './settings.module.css';

/** Opens the form, and sends a test: by mail to the member, by text message to a mobile that they name. */
export function Trials({ input }: { input: PreviewConfig }) {
  const { t } = useT('panel');
  const { me } = usePanel();
  const api = useApi(invitationConfigsApi);
  const failureWords = useFailureMessage();
  const permission = usePermission('invitation_configs.write');
  const bySms = input.config.channel === 'sms';
  const [phone, setPhone] = useState('');
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      const { path } = await api.formPreview(input);
      if (tab) tab.location.assign(path);
      return path;
    },
    onError: (_error, tab) => tab?.close(),
  });
  const test = useMutation({
    mutationFn: () => (bySms ? api.sendSmsTest({ ...input, phone }) : api.sendTest(input)),
  });
  const failed = [open.error, test.error].find((error) => error !== null);
  const failure = failed ? failureOf(failed) : null;
  const wrongPhone = failure?.errors.find(({ path }) => path === 'phone')?.message;
  return (
    <>
      <div className={styles.trials}>
        {/* Opened before the answer: later, browsers take it for a pop-up. */}
        <Button variant="secondary" busy={open.isPending} onClick={() => open.mutate(window.open('', '_blank'))}>
          {t('config.preview.form')}
        </Button>
        {!bySms && (
          <Button
            variant="secondary"
            busy={test.isPending}
            disabled={!permission.allowed}
            onClick={() => test.mutate()}
          >
            {t('config.preview.test')}
          </Button>
        )}
      </div>
      {open.data && (
        <p className={styles.hint}>
          <a href={open.data} target="_blank" rel="noreferrer">
            {t('config.preview.formLink')}
          </a>
        </p>
      )}
      {bySms ? (
        <div className={styles.trials}>
          <Field label={t('config.preview.phone')} hint={t('config.preview.phoneHint')} error={wrongPhone}>
            <TextInput
              type="tel"
              autoComplete="tel"
              maxLength={40}
              value={phone}
              onChange={(event) => {
                test.reset();
                setPhone(event.target.value);
              }}
            />
          </Field>
          <Button
            variant="secondary"
            busy={test.isPending}
            disabled={!permission.allowed || phone.trim() === ''}
            onClick={() => test.mutate()}
          >
            {t('config.preview.smsTest')}
          </Button>
        </div>
      ) : (
        <p className={styles.hint}>{t('config.preview.testHint', { email: me.user.email })}</p>
      )}
      <WhyNot permission={permission} />
      <p className={styles.status} role="status">
        {test.isSuccess && t('config.preview.testSent', { email: bySms ? phone : me.user.email })}
      </p>
      {failure && !wrongPhone && (
        <Alert tone="error">{failure.errors[0]?.message ?? failure.detail ?? failureWords(failed)}</Alert>
      )}
    </>
  );
}
