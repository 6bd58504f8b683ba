import { useState } from 'react';
import { RegisterAccount, PASSWORD_MIN } from '@app/contracts/accounts';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Checkbox, Field, TextInput } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { richText } from '../../lib/texts/rich-text.tsx';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { accountApi } from './account-api.ts';
import { AccountForm, FailureAlert, FormHead, SendButton, linkTo } from './account-form.tsx';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { PasswordInput, PasswordStrength } from './password-input.tsx';
import type { Registration } from './registration.ts';
import { PartnerCodeField } from './partner-code-field.tsx';
import { CompanyFields } from './register-company.tsx';
import { rememberAddress } from './registered-address.ts';
import * as styles from './account.module.css';

/**
 * `/register/account`: registers the merchant and the first company. The answer does not tell whether the address was
 * known.
 */
export function RegisterAccountPage({ go }: { go(path: string): void }) {
  const { t, locale } = useT('account');
  const words = useIssueMessage();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useForm<Registration, unknown, RegisterAccount>({
    resolver: contractResolver(RegisterAccount, words),
    defaultValues: {
      name: '',
      email: '',
      password: '',
      company: { name: '', website: '', kind: '' as 'shops', category: '' as 'other', country: '', city: '' },
      locale,
      acceptTerms: false as true,
    },
  });
  const { register, handleSubmit, control, setError } = form;
  const { errors } = form.formState;
  const [password, email, name] = useWatch({ control, name: ['password', 'email', 'name'] });
  const { busy, failure, submit } = useSubmit(
    async (input: RegisterAccount) => {
      await accountApi.register(input, idempotencyKey);
      rememberAddress(input.email);
      go(localePath(locale, '/register/success'));
    },
    (problem) => showServerErrors(problem, setError),
  );

  return (
    <FormProvider {...form}>
      <FormHead title={t('registerAccount.title')} lead={t('registerAccount.lead')} />
      <AccountForm onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
        <FailureAlert failure={failure} />
        <fieldset className={styles.group}>
          <legend className={styles.legend}>{t('registerAccount.you')}</legend>
          <Field label={t('fields.name')} error={errors.name?.message}>
            <TextInput autoComplete="name" {...register('name')} />
          </Field>
          <Field label={t('fields.email')} error={errors.email?.message}>
            <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
          </Field>
          <div>
            <Field
              label={t('fields.password')}
              hint={t('strength.rule', { count: PASSWORD_MIN })}
              error={errors.password?.message}
            >
              <PasswordInput autoComplete="new-password" {...register('password')} />
            </Field>
            <PasswordStrength password={password} known={[email, name]} />
          </div>
        </fieldset>
        <div className={styles.divided}>
          <CompanyFields />
        </div>
        <PartnerCodeField error={errors.referralCode?.message} />
        <p className={styles.note}>{t('registerAccount.mediation')}</p>
        <Checkbox
          label={richText(t('registerAccount.terms'), {
            terms: linkTo(localePath(locale, '/regulations'), 'aside'),
            privacy: linkTo(localePath(locale, '/privacy-policy'), 'aside'),
          })}
          error={errors.acceptTerms?.message}
          {...register('acceptTerms')}
        />
        <SendButton variant="accent" busy={busy}>
          {busy ? t('registerAccount.sending') : t('registerAccount.submit')}
        </SendButton>
      </AccountForm>
      <div className={styles.below}>
        <p>{richText(t('registerAccount.login'), { login: linkTo(localePath(locale, '/login')) })}</p>
      </div>
    </FormProvider>
  );
}
