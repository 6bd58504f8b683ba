import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { ProductPage } from '@app/contracts/products';
import type { AskQuestion } from '@app/contracts/questions';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { TextArea, TextInput } from '../../ui/controls/inputs.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import * as styles from './product.module.css';

const BODY_MAX = 1000;
const FIELDS = ['body', 'name', 'email'] as const;
type Wrong = Partial<Record<(typeof FIELDS)[number], string>>;

/** Asks the seller in public. Fields keep their text until it has been sent. */
export function AskForm({ product }: { product: ProductPage }) {
  const { t, locale } = useT('product');
  // Sent by the browser itself, the form would lead nowhere and the text would be lost.
  const ready = useHydrated();
  const [sent, setSent] = useState<{ mailed: boolean } | null>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const outcome = useRef<HTMLDivElement>(null);
  const last = useRef({ content: '', key: '' });
  const params = { company: product.company.name };

  const { busy, failure, submit } = useSubmit(
    async (form: HTMLFormElement) => {
      setWrong({});
      const data = new FormData(form);
      const field = (name: string): string => String(data.get(name) ?? '').trim();
      const body: AskQuestion = {
        name: field('name'),
        body: field('body'),
        language: locale,
        ...(field('email') && { email: field('email') }),
        ...(field('website') && { website: field('website') }),
      };
      // A changed text is a new question with a new idempotency key; the same text is the same question.
      const content = JSON.stringify(body);
      if (last.current.content !== content) last.current = { content, key: newIdempotencyKey() };
      const idempotencyKey = last.current.key;
      await api.post(`/products/${product.id}/questions`, { body, idempotencyKey, locale });
      setSent({ mailed: body.email !== undefined });
    },
    ({ errors }) => setWrong(Object.fromEntries(errors.map(({ path, message }) => [path, message]))),
  );
  const unexpected = failure !== null && failure.errors.length === 0;
  useEffect(() => {
    if (sent || unexpected) outcome.current?.focus();
  }, [sent, unexpected]);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const first = FIELDS.find((name) => wrong[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
  }, [wrong]);

  if (sent)
    return (
      <Alert tone="success" title={t('questions.sent')} ref={outcome} tabIndex={-1}>
        <p>{t('questions.sentText', params)}</p>
        {sent.mailed && <p>{t('questions.sentMail')}</p>}
      </Alert>
    );
  return (
    <details className={styles.ask}>
      <summary className={styles.askSummary}>
        <Icon name="chat" size={18} />
        {t('questions.ask')}
      </summary>
      <form
        ref={form}
        className={styles.form}
        method="post"
        noValidate
        aria-label={t('questions.ask')}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void submit(event.currentTarget);
        }}
      >
        {unexpected && (
          <Alert tone="error" title={t('questions.failed')} ref={outcome} tabIndex={-1}>
            {failure.detail}
          </Alert>
        )}
        <Field label={t('questions.body')} hint={t('questions.hint', params)} error={wrong.body} required>
          <TextArea name="body" rows={3} counterMax={BODY_MAX} />
        </Field>
        <Field label={t('questions.name')} error={wrong.name} required>
          <TextInput name="name" autoComplete="nickname" maxLength={60} />
        </Field>
        <Field
          label={t('questions.email')}
          note={t('common:optional')}
          hint={t('questions.emailHint')}
          error={wrong.email}
        >
          <TextInput name="email" type="email" autoComplete="email" maxLength={254} />
        </Field>
        {/* Honeypot: invisible to people. */}
        <VisuallyHidden aria-hidden="true">
          <input name="website" tabIndex={-1} autoComplete="off" />
        </VisuallyHidden>
        <div>
          <Button type="submit" variant="accent" busy={busy} disabled={!ready}>
            {t('questions.send')}
          </Button>
        </div>
      </form>
      <noscript>
        <p className={styles.noScript}>{t('questions.noScript')}</p>
      </noscript>
    </details>
  );
}
