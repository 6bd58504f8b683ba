import { PASSWORD_MIN, ResetPassword } from '@app/contracts/accounts';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, LinkButton } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { Message } from '../../ui/feedback/message.tsx';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { accountApi } from './account-api.ts';
import { AccountForm, FailureAlert, FormHead, SendButton } from './account-form.tsx';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { PasswordInput, PasswordStrength } from './password-input.tsx';

type Input = z.infer<typeof ResetPassword>;

/** `/resetting/reset/{token}`: sets a new password, then leads to the sign-in page. */
export function Resetting({ token, go }: { token: string; go(path: string): void }) {
  const { t, locale } = useT('account');
  const words = useIssueMessage();
  const { register, handleSubmit, control, formState, setError } = useForm<
    { password: string },
    unknown,
    { password: string }
  >({
    resolver: contractResolver(ResetPassword.pick({ password: true }), words),
    defaultValues: { password: '' },
  });
  const password = useWatch({ control, name: 'password' });
  const { busy, failure, submit } = useSubmit(
    async (input: Input) => {
      await accountApi.completeReset(input, locale);
      go(`${localePath(locale, '/login')}?changed`);
    },
    (problem) => showServerErrors({ errors: problem.errors.filter(({ path }) => path === 'password') }, setError),
  );

  const wrongLink = failure?.code === 'reset_link_expired' || failure?.errors.some(({ path }) => path === 'token');
  if (wrongLink || !ResetPassword.shape.token.safeParse(token).success) {
    return (
      <Message
        replaces
        icon="warning"
        tone="warning"
        title={t('resetting.expired.title')}
        actions={<LinkButton href={localePath(locale, '/reset')}>{t('resetting.expired.again')}</LinkButton>}
      >
        <p>{t('resetting.expired.text')}</p>
      </Message>
    );
  }
  return (
    <>
      <FormHead title={t('resetting.title')} />
      <AccountForm onSubmit={(event) => void handleSubmit((input) => submit({ ...input, token }))(event)}>
        <FailureAlert failure={failure} />
        <div>
          <Field
            label={t('fields.newPassword')}
            hint={t('strength.rule', { count: PASSWORD_MIN })}
            error={formState.errors.password?.message}
          >
            <PasswordInput autoComplete="new-password" {...register('password')} />
          </Field>
          <PasswordStrength password={password} />
        </div>
        <SendButton busy={busy}>{busy ? t('resetting.sending') : t('resetting.submit')}</SendButton>
      </AccountForm>
    </>
  );
}
