import { useId, useState } from 'react';
import type { FormQuestion } from '@app/contracts/review-forms';
import { useController, useFormContext } from 'react-hook-form';
import { useT } from '../../../lib/texts/i18n.ts';
import { Field, FieldError, TextArea } from '../../../ui/index.ts';
import { useRegistered } from '../../scripted.ts';
import type { ReviewValues } from '../values/form-values.ts';
import * as flow from '../../flow.module.css';
import * as styles from '../review.module.css';

/** A custom question of the company. */
export function QuestionInput({ question, index }: { question: FormQuestion; index: number }) {
  const { t } = useT('invitation');
  const { register, formState, getValues } = useFormContext<ReviewValues>();
  const [first] = useState(() => getValues(`answers.${index}.text`));
  const registered = useRegistered(register(`answers.${index}.text`));
  const errors = formState.errors.answers?.[index];
  const note = question.required ? undefined : t('edit.optional');
  if (question.kind === 'open') {
    return (
      <Field label={question.question} note={note} required={question.required} error={errors?.text?.message}>
        <TextArea rows={3} className={styles.shortArea} {...registered} defaultValue={first} />
      </Field>
    );
  }
  return <Choices question={question} index={index} note={note} error={errors?.chosen?.message} />;
}

/** Single or multiple choice. */
function Choices(props: {
  question: FormQuestion;
  index: number;
  note: string | undefined;
  error: string | undefined;
}) {
  const { question, index, note, error } = props;
  const { control } = useFormContext<ReviewValues>();
  const id = useId();
  const { field } = useController({ control, name: `answers.${index}.chosen` });
  const chosen = field.value;
  const single = question.kind === 'single';

  const choose = (choice: string, on: boolean) => {
    const others = single ? [] : chosen.filter((one) => one !== choice);
    // In the order of the form.
    field.onChange(question.choices.filter((one) => others.includes(one) || (on && one === choice)));
  };
  return (
    <fieldset aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend className={flow.legend}>
        {question.question} {note && <span className={flow.optional}>{note}</span>}
      </legend>
      <div className={styles.choices}>
        {question.choices.map((choice, number) => (
          <label key={choice} className={styles.choice}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={`answers.${index}.chosen`}
              value={choice}
              ref={number === 0 ? field.ref : undefined}
              checked={chosen.includes(choice)}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => choose(choice, event.target.checked)}
              // A radio button cannot be unchecked.
              onClick={() => single && !question.required && chosen.includes(choice) && choose(choice, false)}
            />
            <span>{choice}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
