import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { NewClientCompany } from '@app/contracts/partners/partners';
import { FormProvider, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { CompanyFields } from '../../features/account/register-company.tsx';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { partnerApi } from './partner-api.ts';
import { PARTNER_PATHS, usePartner } from './partner-context.tsx';
import * as styles from '../settings/settings.module.css';

type Typed = z.input<typeof NewClientCompany>;
const EMPTY: Typed = {
  company: { name: '', website: '', kind: '' as 'shops', category: '' as 'other', country: '', city: '' },
  clientEmail: '',
};

/** A company for a client, who is mailed a link that makes them its owner. */
export function NewClient() {
  const { t, locale } = useT('partners');
  const { me, navigate } = usePartner();
  const client = useQueryClient();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useForm<Typed, unknown, NewClientCompany>({
    resolver: contractResolver(NewClientCompany, words),
    defaultValues: EMPTY,
  });
  const kept = useKeptChanges(form, { flow: 'new-client', id: me.user.id, saved: EMPTY });
  const { busy, failure, submit } = useSubmit(
    async (input: NewClientCompany) => {
      await partnerApi.addCompany(input, idempotencyKey, locale);
      kept.forget();
      await client.invalidateQueries();
      navigate(PARTNER_PATHS.clients);
    },
    (problem) => showServerErrors(problem, form.setError),
  );
  return (
    <>
      <PageHead title={t('panel.clients.create')} lead={t('panel.newClient.lead')} />
      <Card>
        <FormProvider {...form}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => void form.handleSubmit((input) => submit(input))(event)}
          >
            <KeptNotice kept={kept} />
            <Field
              label={t('panel.newClient.email')}
              hint={t('panel.newClient.emailHint')}
              error={form.formState.errors.clientEmail?.message}
            >
              <TextInput type="email" inputMode="email" autoComplete="off" {...form.register('clientEmail')} />
            </Field>
            <CompanyFields title={t('panel.newClient.company')} />
            <Button type="submit" busy={busy}>
              {t('panel.newClient.save')}
            </Button>
            {failure && failure.errors.length === 0 && (
              <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>
            )}
          </form>
        </FormProvider>
      </Card>
    </>
  );
}
