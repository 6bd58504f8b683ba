import { useState } from 'react';
import { ChangePassword, PASSWORD_MIN } from '@app/contracts/accounts';
import { useForm, useWatch } from 'react-hook-form';
import { PasswordInput, PasswordStrength } from '../../features/account/password-input.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field } from '../../ui/index.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { accountSettingsApi } from './account-settings-api.ts';
import { FormCard } from './form-card.tsx';

/** One's password; other devices are signed out. */
export function PasswordForm({ onSaved }: { onSaved(): void }) {
  const { t } = useT('panel');
  const { me } = usePanel();
  const api = useApi(accountSettingsApi);
  const words = useIssueMessage();
  const [done, setDone] = useState(false);
  const { register, handleSubmit, formState, control, setError, reset } = useForm<ChangePassword>({
    resolver: contractResolver(ChangePassword, words),
    defaultValues: { password: '', newPassword: '' },
  });
  const typed = useWatch({ control, name: 'newPassword' });
  const { busy, failure, submit } = useSubmit(
    async (input: ChangePassword) => {
      setDone(false);
      await api.changePassword(input);
      reset();
      setDone(true);
      onSaved();
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <FormCard
      title={t('account.password.title')}
      failure={failure}
      done={done ? t('account.password.saved') : null}
      onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}
    >
      <Field label={t('account.password.present')} error={formState.errors.password?.message}>
        <PasswordInput autoComplete="current-password" {...register('password')} />
      </Field>
      <div>
        <Field
          label={t('account.password.new')}
          hint={t('account:strength.rule', { count: PASSWORD_MIN })}
          error={formState.errors.newPassword?.message}
        >
          <PasswordInput autoComplete="new-password" {...register('newPassword')} />
        </Field>
        <PasswordStrength password={typed} known={[me.user.email, me.user.name]} />
      </div>
      <Button type="submit" busy={busy}>
        {t('account.password.save')}
      </Button>
    </FormCard>
  );
}
