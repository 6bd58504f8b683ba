import { InviteOwner } from '@app/contracts/partners/partners';
import type { ReferredCompany } from '@app/contracts/partners/partners';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, TextInput } from '../../ui/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { partnerApi } from './partner-api.ts';
import * as styles from '../settings/settings.module.css';

interface InviteClientProps {
  company: ReferredCompany;
  onClose(): void;
  onSent(email: string): void;
}

/** Sends the invitation to take a company over again, or to another address. */
export function InviteClient({ company, onClose, onSent }: InviteClientProps) {
  const { t, locale } = useT('partners');
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const [saved] = useState<InviteOwner>({ clientEmail: company.handOver?.email ?? '' });
  const form = useForm<InviteOwner>({ resolver: contractResolver(InviteOwner, words), defaultValues: saved });
  const { register, handleSubmit, formState, setError } = form;
  const kept = useKeptChanges(form, { flow: 'invite-client', id: company.id, saved });
  const { busy, failure, submit } = useSubmit(
    async ({ clientEmail }: InviteOwner) => {
      await partnerApi.inviteClient(company.id, clientEmail, locale);
      kept.forget();
      onSent(clientEmail);
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <Dialog title={company.name} close={t('panel.close')} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
        <KeptNotice kept={kept} />
        <Field
          label={t('panel.newClient.email')}
          hint={t('panel.newClient.emailHint')}
          error={formState.errors.clientEmail?.message}
        >
          <TextInput type="email" inputMode="email" autoComplete="off" {...register('clientEmail')} />
        </Field>
        <Button type="submit" busy={busy}>
          {t('panel.clients.send')}
        </Button>
        {failure && failure.errors.length === 0 && (
          <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>
        )}
      </form>
    </Dialog>
  );
}
