import { SignIn } from '@app/contracts/accounts';
import { useForm } from 'react-hook-form';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert, Field, TextInput } from '../../ui/index.ts';
import { contractResolver } from '../forms/contract-resolver.ts';
import { richText } from '../forms/rich-text.tsx';
import { safeNext } from '../forms/safe-next.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { accountApi } from './account-api.ts';
import { AccountForm, FailureAlert, FormHead, SendButton, linkTo, useIssueWords } from './parts.tsx';
import { PasswordInput } from './password-input.tsx';
import * as styles from './account.module.css';

export interface LoginProps {
  /** The query of the address; empty while the page is built. */
  search: string;
  /** Leaves for another page; a full load, so that the panel starts with the new session. */
  go(path: string): void;
}

/** `/login?next=`: signs in and goes on to a path of our own. */
export function Login({ search, go }: LoginProps) {
  const { t, locale } = useT('account');
  const words = useIssueWords();
  const query = new URLSearchParams(search);
  const form = useForm({
    resolver: contractResolver(SignIn, words),
    defaultValues: { email: '', password: '' },
  });
  const { register, handleSubmit, formState } = form;
  const { busy, failure, submit } = useSubmit(async (input: SignIn) => {
    await accountApi.signIn(input, locale);
    go(safeNext(query.get('next'), localePath(locale, '/panel')));
  });

  return (
    <>
      <FormHead title={t('login.title')} lead={t('login.lead')} />
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
        <p>{richText(t('login.register'), { register: linkTo(localePath(locale, '/register')) })}</p>
        <p>{t('login.reviewer')}</p>
      </div>
    </>
  );
}
