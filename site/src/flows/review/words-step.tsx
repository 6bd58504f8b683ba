import { useEffect, useId, useRef } from 'react';
import { REVIEW_BODY_MAX, REVIEW_BODY_MIN } from '@app/contracts/reviews';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { Field, GradeInput, TextArea } from '../../ui/index.ts';
import type { GradeValue } from '../../ui/index.ts';
import { Counter } from './counter.tsx';
import type { ReviewValues } from './form-values.ts';
import type { StepProps } from './grade-step.tsx';
import { Hints } from './hints-list.tsx';
import { insertHint, removeHint, usesHint } from './hints.ts';
import * as styles from './review.module.css';

const titleOf = (grade: number | null) =>
  grade === null || grade >= 4 ? 'titleGood' : grade === 3 ? 'titleMixed' : 'titleBad';

/** The text, with the chosen grade over it and phrases to tap. */
export function WordsStep({ invitation, heading }: StepProps) {
  const { t } = useT('invitation');
  const { control, register, formState, setValue, getValues } = useFormContext<ReviewValues>();
  const [grade, body] = useWatch({ control, name: ['grade', 'body'] });
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

  const phrases = invitation.hints.find((hint) => hint.grade === grade)?.phrases ?? [];
  return (
    <div className={styles.step}>
      <div className={styles.chosen}>
        <Controller
          control={control}
          name="grade"
          render={({ field }) => (
            <GradeInput
              legend={t('edit.grade.label')}
              symbol={invitation.symbol}
              value={field.value as GradeValue | null}
              onChange={field.onChange}
            />
          )}
        />
      </div>
      <h1 className={styles.title} ref={heading} tabIndex={-1}>
        {t(`edit.words.${titleOf(grade)}`)}
      </h1>
      <div>
        <Field
          label={t('edit.words.label')}
          hint={t('edit.words.hint', { company: invitation.company.name })}
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
        <Counter id={counterId} text={body} min={Math.max(invitation.bodyMin, REVIEW_BODY_MIN)} max={REVIEW_BODY_MAX} />
      </div>
      <Hints phrases={phrases} body={body} onTap={tap} />
      <p className={styles.note}>{t('edit.words.rules')}</p>
    </div>
  );
}
