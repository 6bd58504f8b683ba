import { ChangeEmail } from '@app/contracts/accounts';
import type { AccountSettings } from '@app/contracts/accounts';
import { useForm } from 'react-hook-form';
import { PasswordInput } from '../../features/account/password-input.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, TextInput } from '../../ui/index.ts';
import { useApi } from '../panel-context.tsx';
import { accountSettingsApi } from './account-settings-api.ts';
import { FormCard } from './form-card.tsx';

/** One's address: a new one is confirmed by the link mailed there. */
export function EmailForm({ account, onSaved }: { account: AccountSettings; onSaved(): void }) {
  const { t } = useT('panel');
  const api = useApi(accountSettingsApi);
  const words = useIssueMessage();
  const { register, handleSubmit, formState, setError, reset } = useForm<ChangeEmail>({
    resolver: contractResolver(ChangeEmail, words),
    defaultValues: { email: '', password: '' },
  });
  const { busy, failure, submit } = useSubmit(
    async (input: ChangeEmail) => {
      await api.changeEmail(input);
      reset();
      onSaved();
    },
    (problem) => showServerErrors(problem, setError),
  );
  const withdrawal = useSubmit(async () => {
    await api.withdrawEmail();
    onSaved();
  });
  return (
    <FormCard
      title={t('account.email.title')}
      failure={failure ?? withdrawal.failure}
      onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}
    >
      <p>{t('account.email.now', { email: account.email })}</p>
      {account.pendingEmail && (
        <Alert>
          <p>{t('account.email.pending', { email: account.pendingEmail })}</p>
          <Button variant="quiet" size="small" busy={withdrawal.busy} onClick={() => void withdrawal.submit()}>
            {t('account.email.withdraw')}
          </Button>
        </Alert>
      )}
      <Field label={t('account.email.new')} error={formState.errors.email?.message}>
        <TextInput type="email" inputMode="email" autoComplete="email" {...register('email')} />
      </Field>
      <Field label={t('account.email.password')} error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <Button type="submit" busy={busy}>
        {t('account.email.save')}
      </Button>
    </FormCard>
  );
}
