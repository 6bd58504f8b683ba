import { useState } from 'react';
import { PASSWORD_MIN } from '@app/contracts/accounts';
import { RegisterPartner } from '@app/contracts/partners/partners';
import { useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { localePath } from '../../lib/addresses/links.ts';
import { api } from '../../lib/api/api.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { richText } from '../../lib/texts/rich-text.tsx';
import { Checkbox, Container, Field, TextInput } from '../../ui/index.ts';
import { AccountForm, FailureAlert, SendButton, linkTo } from '../account/account-form.tsx';
import { PasswordInput, PasswordStrength } from '../account/password-input.tsx';
import { rememberAddress } from '../account/registered-address.ts';
import { Rates } from './rates.tsx';
import * as styles from './partners.module.css';

const STEPS = ['account', 'refer', 'paid'] as const;
const QUESTIONS = ['freelancer', 'ownClients', 'grades'] as const;

/** `/partners/register`: what the programme pays, and the form of an account. */
export function RegisterPartnerPage({ go }: { go(path: string): void }) {
  const { t } = useT('partners');
  return (
    <Container className={styles.page}>
      <div className={styles.about}>
        <div>
          <h1>{t('register.title')}</h1>
          <p className={styles.lead}>{t('register.lead')}</p>
        </div>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step}>
              <h2>{t(`register.steps.${step}.title`)}</h2>
              <p>{t(`register.steps.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <Rates />
        <section className={styles.questions}>
          <h2>{t('register.faq.title')}</h2>
          {QUESTIONS.map((one) => (
            <div key={one}>
              <h3>{t(`register.faq.${one}.question`)}</h3>
              <p>{t(`register.faq.${one}.answer`)}</p>
            </div>
          ))}
        </section>
      </div>
      <RegisterForm go={go} />
    </Container>
  );
}

type Typed = z.input<typeof RegisterPartner>;

function RegisterForm({ go }: { go(path: string): void }) {
  const { t, locale } = useT('account');
  const words = useIssueMessage();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { register, handleSubmit, control, formState, setError } = useForm<Typed, unknown, RegisterPartner>({
    resolver: contractResolver(RegisterPartner, words),
    defaultValues: { name: '', email: '', password: '', locale, acceptTerms: false as true },
  });
  const { errors } = formState;
  const [password, email, name] = useWatch({ control, name: ['password', 'email', 'name'] });
  const { busy, failure, submit } = useSubmit(
    async (body: RegisterPartner) => {
      await api.post('/accounts/partners', { body, idempotencyKey, locale });
      rememberAddress(body.email);
      go(localePath(locale, '/register/success'));
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <AccountForm onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
      <h2>{t('partners:register.form')}</h2>
      <FailureAlert failure={failure} />
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
      <p>{richText(t('registerAccount.login'), { login: linkTo(localePath(locale, '/partners/login')) })}</p>
    </AccountForm>
  );
}
