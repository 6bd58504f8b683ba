import { useEffect, useMemo, useState } from 'react';
import { RegisterAccount, PASSWORD_MIN } from '@app/contracts/accounts';
import { COMPANY_KINDS } from '@app/contracts/common';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { intlTag } from '../../lib/format.ts';
import { localePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Checkbox, Field, Select, TextInput } from '../../ui/index.ts';
import { contractResolver } from '../forms/contract-resolver.ts';
import { newKey } from '../forms/new-key.ts';
import { richText } from '../forms/rich-text.tsx';
import { showServerErrors } from '../forms/server-errors.ts';
import { useHydrated } from '../forms/use-hydrated.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { accountApi } from './account-api.ts';
import { countriesIn, likelyCountry } from './countries.ts';
import { AccountForm, FailureAlert, FormHead, SendButton, linkTo, useIssueWords } from './parts.tsx';
import { PasswordInput, PasswordStrength } from './password-input.tsx';
import { rememberAddress } from './registered-address.ts';
import { withScheme } from './website.ts';
import * as styles from './account.module.css';

/** The form holds what is typed so far: an option that is not chosen is an empty text, which the rules refuse. */
type Typed = z.input<typeof RegisterAccount>;

/** `/register/account`: the merchant and the first company. Answers the same whether the address was known or not. */
export function RegisterAccountPage({ go }: { go(path: string): void }) {
  const { t, locale } = useT('account');
  const words = useIssueWords();
  const [idempotencyKey] = useState(newKey);
  // The names come from the browser: the server that built this page may spell them otherwise.
  const hydrated = useHydrated();
  const countries = useMemo(() => (hydrated ? countriesIn(intlTag(locale)) : []), [hydrated, locale]);
  const { register, handleSubmit, control, formState, setValue, getValues, setError } = useForm<
    Typed,
    unknown,
    RegisterAccount
  >({
    resolver: contractResolver(RegisterAccount, words),
    defaultValues: {
      name: '',
      email: '',
      password: '',
      company: { name: '', website: '', kind: '' as 'shops', country: '' },
      locale,
      acceptTerms: false as true,
    },
  });
  const { errors } = formState;
  const [password, email, name] = useWatch({ control, name: ['password', 'email', 'name'] });
  const { busy, failure, submit } = useSubmit(
    async (input: RegisterAccount) => {
      await accountApi.register(input, idempotencyKey);
      rememberAddress(input.email);
      go(localePath(locale, '/register/success'));
    },
    (problem) => showServerErrors(problem, setError),
  );

  useEffect(() => {
    const guess = likelyCountry(navigator.languages);
    if (guess && !getValues('company.country')) setValue('company.country', guess);
  }, [getValues, setValue]);

  return (
    <>
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
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{t('registerAccount.company')}</legend>
            <Field label={t('fields.companyName')} error={errors.company?.name?.message}>
              <TextInput autoComplete="organization" {...register('company.name')} />
            </Field>
            <Field label={t('fields.website')} hint={t('fields.websiteHint')} error={errors.company?.website?.message}>
              <TextInput
                type="url"
                inputMode="url"
                autoComplete="url"
                {...register('company.website', {
                  onBlur: () => setValue('company.website', withScheme(getValues('company.website'))),
                })}
              />
            </Field>
            <Field label={t('fields.kind')} error={errors.company?.kind?.message}>
              <Select {...register('company.kind')}>
                <option value="">{t('fields.choose')}</option>
                {COMPANY_KINDS.map((kind) => (
                  <option key={kind} value={kind}>
                    {t(`fields.kinds.${kind}`)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('fields.country')} error={errors.company?.country?.message}>
              <Select autoComplete="country" {...register('company.country')}>
                <option value="">{t('fields.choose')}</option>
                {countries.map((country) => (
                  <option key={country.code} value={country.code}>
                    {country.name}
                  </option>
                ))}
              </Select>
            </Field>
          </fieldset>
        </div>
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
    </>
  );
}
