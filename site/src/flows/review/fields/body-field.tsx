import { useId, useState } from 'react';
import type { RefObject } from 'react';
import { REVIEW_BODY_MAX } from '@app/contracts/reviews';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../lib/texts/i18n.ts';
import { Field, TextArea } from '../../../ui/index.ts';
import type { TextAreaProps } from '../../../ui/index.ts';
import { useRegistered } from '../../scripted.ts';
import { Counter } from './counter.tsx';
import { minBodyLength } from '../values/form-values.ts';

export interface BodyFieldProps extends Omit<TextAreaProps, 'name' | 'ref' | 'counterMax'> {
  /** Name of the form's field. */
  name?: string;
  label?: string;
  hint?: string;
  /** Minimum length set by the company. */
  bodyMin: number;
  /** Ref to the text area. */
  areaRef?: RefObject<HTMLTextAreaElement | null>;
}

/** Text of a review with its counter, for any form with such a field. */
export function BodyField({ name = 'body', label, hint, bodyMin, areaRef, ...rest }: BodyFieldProps) {
  const { t } = useT('invitation');
  const { control, register, formState, getFieldState } = useFormContext();
  const text = useWatch({ control, name }) as string;
  // Registered inputs get their values from scripts; a form that was sent without them is drawn again with its text.
  const [first] = useState(text);
  const counterId = useId();
  const { ref, ...registered } = useRegistered(register(name));
  return (
    <div>
      <Field label={label ?? t('edit.words.label')} hint={hint} error={getFieldState(name, formState).error?.message}>
        <TextArea
          {...rest}
          {...registered}
          defaultValue={first}
          ref={(element) => {
            ref?.(element);
            if (areaRef) areaRef.current = element;
          }}
          aria-describedby={counterId}
        />
      </Field>
      <Counter id={counterId} text={text} min={minBodyLength(bodyMin)} max={REVIEW_BODY_MAX} />
    </div>
  );
}
