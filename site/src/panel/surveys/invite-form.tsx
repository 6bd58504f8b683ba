import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CONTACT_BASES } from '@app/contracts/invitations';
import type { ContactBasis } from '@app/contracts/invitations';
import { SURVEY_MAX_RECIPIENTS } from '@app/contracts/surveys';
import { z } from 'zod';
import { failureOf } from '../../lib/api/failure.ts';
import { sessionStore } from '../../lib/browser/local-store.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, TextArea } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { parseRecipients } from './recipients.ts';
import type { Recipient } from './recipients.ts';
import { surveysApi } from './surveys-api.ts';
import * as styles from './surveys.module.css';

/** Whom to ask: pasted addresses or a file of them, with the legal basis. What failed stays in the field. */
export function InviteForm({ surveyId }: { surveyId: string }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(surveysApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [text, setText, kept] = useKeptState(
    // Addresses of customers: no longer than the tab.
    { flow: 'survey-invite', id: surveyId, saved: '', store: sessionStore() ?? undefined },
    z.string(),
  );
  const [basis, setBasis] = useState<ContactBasis | ''>('');
  const [tried, setTried] = useState(false);
  const { recipients, wrong } = parseRecipients(text);

  const invite = useMutation({
    mutationFn: async ({ all, reason }: { all: Recipient[]; reason: ContactBasis }) => {
      const sum = { accepted: 0, skipped: 0 };
      // Nobody is asked twice, so that a part which was sent before a failure may be sent again.
      for (let from = 0; from < all.length; from += SURVEY_MAX_RECIPIENTS) {
        const part = all.slice(from, from + SURVEY_MAX_RECIPIENTS);
        const { accepted, skipped } = await api.invite(surveyId, { basis: reason, recipients: part });
        sum.accepted += accepted;
        sum.skipped += skipped.length;
      }
      return sum;
    },
    onSuccess: () => {
      setText('');
      kept.forget();
      setTried(false);
      return client.invalidateQueries({ queryKey: ['survey', company.id, surveyId] });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (recipients.length > 0 && basis && !invite.isPending) invite.mutate({ all: recipients, reason: basis });
  };
  return (
    <Card as="section">
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2 className={styles.heading}>{t('surveys.invite.title')}</h2>
        <KeptNotice kept={kept} />
        <Field
          label={t('surveys.invite.addresses')}
          hint={t('surveys.invite.hint')}
          error={tried && recipients.length === 0 ? t('surveys.invite.none') : undefined}
        >
          <TextArea rows={6} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
        <label className={styles.file}>
          {t('surveys.invite.file')}
          <input
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={(event) => {
              const file = event.target.files?.[0];
              event.target.value = '';
              void file?.text().then(setText);
            }}
          />
        </label>
        {wrong.length > 0 && (
          <Alert tone="warning" title={t('surveys.invite.wrong', { count: wrong.length })}>
            {wrong.slice(0, 5).join('; ')}
          </Alert>
        )}
        <Field label={t('import.basis.label')} error={tried && !basis ? t('import.basis.missing') : undefined}>
          <Select value={basis} onChange={(event) => setBasis(event.target.value as ContactBasis | '')}>
            <option value="">{t('account:fields.choose')}</option>
            {CONTACT_BASES.map((one) => (
              <option key={one} value={one}>
                {t(`import.basis.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {invite.isError && (
          <Alert tone="error">
            {failureOf(invite.error).errors[0]?.message ?? failureOf(invite.error).detail ?? failureWords(invite.error)}
          </Alert>
        )}
        {invite.data && (
          <Alert tone="success">
            {t('surveys.invite.done', { count: invite.data.accepted })}{' '}
            {invite.data.skipped > 0 && t('surveys.invite.skipped', { count: invite.data.skipped })}
          </Alert>
        )}
        <div>
          <Button type="submit" busy={invite.isPending}>
            {t('surveys.invite.send', { count: recipients.length })}
          </Button>
        </div>
      </form>
    </Card>
  );
}
