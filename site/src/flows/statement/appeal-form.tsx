import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Field, TextArea } from '../../ui/index.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import * as styles from './statement.module.css';

/** Longest explanation, as the contract has it. */
const TEXT_MAX = 2000;

/** One press is enough; words may go with it. */
export function AppealForm({ send }: { send(text: string): Promise<void> }) {
  const { t } = useT('trust');
  const [text, setText] = useState('');
  const over = text.trim().length > TEXT_MAX;
  const { busy, failure, submit } = useSubmit(() => send(text.trim()));
  return (
    <form
      className={styles.form}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!over) void submit();
      }}
    >
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
        <TextArea rows={4} value={text} onChange={(event) => setText(event.target.value)} counterMax={TEXT_MAX} />
      </Field>
      <Button type="submit" busy={busy}>
        {busy ? t('statement.appeal.sending') : t('statement.appeal.send')}
      </Button>
    </form>
  );
}
