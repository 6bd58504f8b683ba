import { useState } from 'react';
import { SignIn } from '@app/contracts/accounts';
import { useForm } from 'react-hook-form';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Field, TextInput } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { richText } from '../../lib/texts/rich-text.tsx';
import { safeNext } from '../../lib/addresses/safe-next.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { accountApi } from './account-api.ts';
import { AccountForm, FailureAlert, FormHead, SendButton, linkTo } from './account-form.tsx';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { PasswordInput } from './password-input.tsx';
import { SecondStep, isAppCode } from './second-step.tsx';
import * as styles from './account.module.css';

export interface LoginProps {
  /** Query string of the address; empty during the build. */
  search: string;
  /** Whose door it is: the merchants’, or the partners’. */
  place?: 'partners';
  /** Navigates by a full page load, so that the panel starts with the new session. */
  go(path: string): void;
}

/** `/login?next=`: signs in, then redirects to a path on our origin. */
export function Login({ search, place, go }: LoginProps) {
  const { t, locale } = useT('account');
  const words = useIssueMessage();
  const query = new URLSearchParams(search);
  const form = useForm<SignIn>({
    resolver: contractResolver(SignIn, words),
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, formState } = form;
  /** Address and password that were right, while a code is asked for; kept in memory alone. */
  const [first, setFirst] = useState<SignIn | null>(null);
  const { busy, failure, submit } = useSubmit(
    async (input: SignIn) => {
      await accountApi.signIn(input, locale);
      // A user who needs a recovery code has lost the app and sets up another one.
      if (input.code && !isAppCode(input.code)) return go(localePath(locale, '/panel/account?second-factor=lost'));
      go(safeNext(query.get('next'), localePath(locale, place ? '/partners/panel' : '/panel')));
    },
    ({ code }) => code === 'second_factor_required' && setFirst(form.getValues()),
  );

  if (first)
    return (
      <SecondStep
        busy={busy}
        failure={failure?.code === 'second_factor_required' ? null : failure}
        onSubmit={(more) => void submit({ ...first, ...more })}
        onBack={() => setFirst(null)}
      />
    );

  return (
    <>
      <FormHead
        title={place ? t('partners:login.title') : t('login.title')}
        lead={place ? t('partners:login.lead') : t('login.lead')}
      />
      <AccountForm onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
        {query.has('changed') && <Alert tone="success">{t('login.passwordChanged')}</Alert>}
        {query.has('next') && !failure && <Alert>{t('login.signInFirst')}</Alert>}
        <FailureAlert failure={failure} />
        <Field label={t('fields.email')} error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" inputMode="email" {...register('email')} />
        </Field>
        <Field label={t('fields.password')} error={formState.errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </Field>
        <a className={styles.forgot} href={localePath(locale, '/reset')}>
          {t('login.forgot')}
        </a>
        <SendButton busy={busy}>{busy ? t('login.sending') : t('login.submit')}</SendButton>
      </AccountForm>
      <div className={styles.below}>
        <p>
          {place
            ? richText(t('partners:login.register'), { register: linkTo(localePath(locale, '/partners/register')) })
            : richText(t('login.register'), { register: linkTo(localePath(locale, '/register')) })}
        </p>
        {!place && <p>{t('login.reviewer')}</p>}
      </div>
    </>
  );
}
