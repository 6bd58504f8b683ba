import { useContext, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, Field, TextInput } from '../../../ui/index.ts';
import { Scripted, useRegistered } from '../../scripted.ts';
import * as styles from '../review.module.css';

/** Author's name, for any form with a field `authorName`. */
export function NameField({ suggestion }: { suggestion: string | null }) {
  const { t } = useT('invitation');
  const { control, register, formState, setValue } = useFormContext<{ authorName: string }>();
  const authorName = useWatch({ control, name: 'authorName' });
  const scripted = useContext(Scripted);
  const registered = useRegistered(register('authorName'));
  const [first] = useState(authorName);
  const field = useRef<HTMLDivElement>(null);
  return (
    <div className={styles.nameField} ref={field} tabIndex={-1}>
      <Field label={t('edit.name.label')} hint={t('edit.name.hint')} error={formState.errors.authorName?.message}>
        <TextInput autoComplete="nickname" maxLength={200} enterKeyHint="send" {...registered} defaultValue={first} />
      </Field>
      {scripted && suggestion && authorName.trim() !== suggestion && (
        <Button
          className={styles.suggestion}
          variant="secondary"
          size="small"
          onClick={() => {
            setValue('authorName', suggestion, { shouldDirty: true, shouldValidate: true });
            // The button disappears. The input gets no focus: the keyboard would cover the next button on a phone.
            field.current?.focus({ preventScroll: true });
          }}
        >
          {t('edit.name.use', { name: suggestion })}
        </Button>
      )}
    </div>
  );
}
