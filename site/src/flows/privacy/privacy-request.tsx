import { useState } from 'react';
import { CreatePrivacyRequest, PRIVACY_LINK_DAYS, PrivacyKind } from '@app/contracts/trust/privacy';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { api } from '../../lib/api/api.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, FieldError, LinkButton, TextInput } from '../../ui/index.ts';
import { Message, address } from '../../ui/feedback/message.tsx';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { richText } from '../../lib/texts/rich-text.tsx';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import * as flow from '../flow.module.css';
import * as styles from './privacy.module.css';

const Rules = z.object({
  kind: z.union([PrivacyKind, z.literal('')]).refine((kind) => kind !== ''),
  email: z.string().trim().pipe(CreatePrivacyRequest.shape.email),
  website: z.string(),
});
type Values = z.input<typeof Rules>;

/** `/privacy/request`: requests a link to export or erase one's data. The answer is the same for every address. */
export function PrivacyRequest() {
  const { t, locale } = useT('trust');
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm<Values>({
    resolver: contractResolver<Values, Values>(Rules, ({ key, params }) => t(`invitation:validation.${key}`, params)),
    defaultValues: { kind: '', email: '', website: '' },
  });
  const { errors } = formState;
  const { busy, failure, submit } = useSubmit(
    async ({ kind, email, website }: Values) => {
      const to = email.trim();
      await api.post('/privacy-requests', { body: { kind, email: to, language: locale, website }, locale });
      setSentTo(to);
    },
    (problem) => showServerErrors(problem, setError),
  );
  if (sentTo !== null) {
    return (
      <Message
        replaces
        icon="mail"
        tone="success"
        title={t('privacy.sent.title')}
        actions={
          <LinkButton variant="secondary" href={localePath(locale, '/')}>
            {t('invitation:closed.home')}
          </LinkButton>
        }
      >
        <p>{richText(t('privacy.sent.text', { address: sentTo, count: PRIVACY_LINK_DAYS }), { address })}</p>
      </Message>
    );
  }
  return (
    <Card className={flow.card}>
      <h1 className={flow.title}>{t('privacy.request.title')}</h1>
      <p>{t('privacy.request.lead')}</p>
      <form
        className={flow.form}
        method="post"
        noValidate
        aria-busy={busy || undefined}
        onSubmit={(event) => void handleSubmit((values) => submit(values))(event)}
      >
        {failure && failure.errors.length === 0 && (
          <Alert tone="error">
            {failure.detail ?? t(failure.code === 'network' ? 'statement.offline' : 'statement.failed')}
          </Alert>
        )}
        <fieldset aria-describedby={errors.kind ? 'kind-error' : undefined}>
          <legend className={flow.legend}>{t('privacy.request.kind')}</legend>
          <div className={styles.kinds}>
            {PrivacyKind.options.map((kind) => (
              <label key={kind} className={styles.kind}>
                <input type="radio" value={kind} {...register('kind')} />
                <span>
                  <strong>{t(`privacy.kinds.${kind}.title`)}</strong>
                  <span className={flow.note}>{t(`privacy.kinds.${kind}.text`)}</span>
                </span>
              </label>
            ))}
          </div>
          <FieldError id="kind-error">{errors.kind?.message}</FieldError>
        </fieldset>
        <Field label={t('privacy.request.email')} hint={t('privacy.request.emailHint')} error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" maxLength={254} {...register('email')} />
        </Field>
        {/* Honeypot: invisible to people. */}
        <div className={styles.trap} aria-hidden="true">
          <input type="text" tabIndex={-1} autoComplete="off" {...register('website')} />
        </div>
        <Button type="submit" size="large" busy={busy}>
          {busy ? t('privacy.request.sending') : t('privacy.request.send')}
        </Button>
      </form>
    </Card>
  );
}
