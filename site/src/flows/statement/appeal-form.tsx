import { useState } from 'react';
import type { FormEvent } from 'react';
import { Email } from '@app/contracts/common';
import type { CreateAppeal } from '@app/contracts/moderation';
import { z } from 'zod';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, TextArea, TextInput } from '../../ui/index.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useDraftState } from '../use-draft-state.ts';
import * as styles from './statement.module.css';

/** Maximum length of an explanation, from the contract. */
const TEXT_MAX = 2000;
const Kept = z.object({ text: z.string().max(50_000), email: z.string().max(500) });

export interface AppealFormProps {
  /** Token of the link, which names the draft. */
  token: string;
  /** The reporter's address was deleted after the first answer. */
  asksEmail: boolean;
  send(words: CreateAppeal): Promise<void>;
}

/** Form of an appeal; the explanation is optional. */
export function AppealForm({ token, asksEmail, send }: AppealFormProps) {
  const { t } = useT('trust');
  const kept = useDraftState('appeal', token, Kept, { text: '', email: '' });
  const { text, email } = kept.value;
  const [wrongEmail, setWrongEmail] = useState(false);
  const over = text.trim().length > TEXT_MAX;
  const { busy, failure, submit } = useSubmit(async () => {
    await send({ ...(text.trim() && { text: text.trim() }), ...(email.trim() && { email: email.trim() }) });
    kept.clear();
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wrong = email.trim() !== '' && !Email.safeParse(email.trim()).success;
    setWrongEmail(wrong);
    if (!over && !wrong) void submit();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={onSubmit}>
      {kept.restored && !failure && <Alert>{t('invitation:edit.draft.restored')}</Alert>}
      {failure && (
        <Alert tone="error">
          {failure.detail ?? t(failure.code === 'network' ? 'statement.offline' : 'statement.failed')}
        </Alert>
      )}
      <Field
        label={t('statement.appeal.words')}
        note={t('invitation:edit.optional')}
        error={over ? t('invitation:validation.tooLong', { count: TEXT_MAX }) : undefined}
      >
        <TextArea
          rows={4}
          value={text}
          onChange={(event) => kept.set({ email, text: event.target.value })}
          counterMax={TEXT_MAX}
        />
      </Field>
      {asksEmail && (
        <Field
          label={t('invitation:entry.email')}
          note={t('invitation:edit.optional')}
          hint={t('statement.appeal.emailHint')}
          error={wrongEmail ? t('invitation:validation.email') : undefined}
        >
          <TextInput
            type="email"
            autoComplete="email"
            inputMode="email"
            value={email}
            onChange={(event) => kept.set({ text, email: event.target.value })}
          />
        </Field>
      )}
      <Button type="submit" busy={busy}>
        {busy ? t('statement.appeal.sending') : t('statement.appeal.send')}
      </Button>
    </form>
  );
}
