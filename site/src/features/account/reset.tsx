import { useState } from 'react';
import { RequestPasswordReset } from '@app/contracts/accounts';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, LinkButton, TextInput } from '../../ui/index.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { Message, address } from '../../ui/feedback/message.tsx';
import { richText } from '../../lib/texts/rich-text.tsx';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { accountApi } from './account-api.ts';
import { AccountForm, FailureAlert, FormHead, SendButton } from './account-form.tsx';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import * as styles from './account.module.css';

/** `/reset`: requests a link to set a new password. The answer does not tell whether the address has an account. */
export function Reset() {
  const { t, locale } = useT('account');
  const words = useIssueMessage();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm<
    z.input<typeof RequestPasswordReset>,
    unknown,
    z.output<typeof RequestPasswordReset>
  >({
    resolver: contractResolver(RequestPasswordReset, words),
    defaultValues: { email: '', locale },
  });
  const { busy, failure, submit } = useSubmit(async (input: z.output<typeof RequestPasswordReset>) => {
    await accountApi.requestReset(input);
    setSentTo(input.email);
  });

  if (sentTo) {
    return (
      <Message
        replaces
        icon="mail"
        title={t('reset.done.title')}
        actions={
          <>
            <LinkButton href={localePath(locale, '/login')}>{t('reset.back')}</LinkButton>
            <Button variant="secondary" onClick={() => setSentTo(null)}>
              {t('reset.done.other')}
            </Button>
          </>
        }
      >
        <p>{richText(t('reset.done.text', { email: sentTo }), { address })}</p>
      </Message>
    );
  }
  return (
    <>
      <FormHead title={t('reset.title')} lead={t('reset.lead')} />
      <AccountForm onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
        <FailureAlert failure={failure} />
        <Field label={t('fields.email')} error={formState.errors.email?.message}>
          <TextInput type="email" inputMode="email" autoComplete="username" {...register('email')} />
        </Field>
        <SendButton busy={busy}>{busy ? t('reset.sending') : t('reset.submit')}</SendButton>
        <a className={styles.back} href={localePath(locale, '/login')}>
          {t('reset.back')}
        </a>
      </AccountForm>
    </>
  );
}
