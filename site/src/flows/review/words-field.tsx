import { useEffect, useId, useRef } from 'react';
import { REVIEW_BODY_MAX, REVIEW_BODY_MIN } from '@app/contracts/reviews';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { Field, TextArea } from '../../ui/index.ts';
import { Counter } from './counter.tsx';
import { Hints } from './hints-list.tsx';
import { insertHint, removeHint, usesHint } from './hints.ts';
import * as styles from './review.module.css';

export interface WordsFieldProps {
  company: string;
  bodyMin: number;
  /** For the chosen grade. */
  phrases: readonly string[];
}

/** The text of a review with its counter, and phrases to tap. Stands in any form that has a field `body`. */
export function WordsField({ company, bodyMin, phrases }: WordsFieldProps) {
  const { t } = useT('invitation');
  const { control, register, formState, setValue, getValues } = useFormContext<{ body: string }>();
  const body = useWatch({ control, name: 'body' });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const caret = useRef<number | null>(null);
  const counterId = useId();
  const { ref: registerArea, ...rest } = register('body');

  const remember = () => {
    caret.current = area.current?.selectionStart ?? null;
  };
  const tap = (phrase: string) => {
    const text = getValues('body');
    const edited = usesHint(text, phrase)
      ? removeHint(text, phrase)
      : insertHint(text, caret.current ?? text.length, phrase);
    setValue('body', edited.text, {
      shouldDirty: true,
      shouldValidate: formState.touchedFields.body || formState.isSubmitted,
    });
    caret.current = edited.caret;
  };
  // No focus: on a phone it would raise the keyboard over the phrases.
  useEffect(() => {
    if (caret.current !== null && document.activeElement !== area.current)
      area.current?.setSelectionRange(caret.current, caret.current);
  }, [body]);

  return (
    <>
      <div>
        <Field
          label={t('edit.words.label')}
          hint={t('edit.words.hint', { company })}
          error={formState.errors.body?.message}
        >
          <TextArea
            {...rest}
            ref={(element) => {
              registerArea(element);
              area.current = element;
            }}
            onSelect={remember}
            aria-describedby={counterId}
            className={styles.body}
            autoCapitalize="sentences"
            enterKeyHint="enter"
          />
        </Field>
        <Counter id={counterId} text={body} min={Math.max(bodyMin, REVIEW_BODY_MIN)} max={REVIEW_BODY_MAX} />
      </div>
      <Hints phrases={phrases} body={body} onTap={tap} />
    </>
  );
}
