import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BodyField } from './body-field.tsx';
import type { BodyFieldProps } from './body-field.tsx';
import { Hints } from './hints-list.tsx';
import { insertHint, removeHint, usesHint } from './hints.ts';
import * as styles from '../review.module.css';

export interface WordsFieldProps extends Omit<BodyFieldProps, 'areaRef' | 'onSelect'> {
  /** Phrases for the chosen grade. */
  phrases: readonly string[];
}

/** Text of a review with its counter and suggested phrases, for any form with such a field. */
export function WordsField({ name = 'body', phrases, ...field }: WordsFieldProps) {
  const { control, formState, setValue, getValues, getFieldState } = useFormContext();
  const body = useWatch({ control, name }) as string;
  const area = useRef<HTMLTextAreaElement | null>(null);
  const caret = useRef<number | null>(null);

  const remember = () => {
    caret.current = area.current?.selectionStart ?? null;
  };
  const tap = (phrase: string) => {
    const text = getValues(name) as string;
    const edited = usesHint(text, phrase)
      ? removeHint(text, phrase)
      : insertHint(text, caret.current ?? text.length, phrase);
    setValue(name, edited.text, {
      shouldDirty: true,
      shouldValidate: getFieldState(name, formState).isTouched || formState.isSubmitted,
    });
    caret.current = edited.caret;
  };
  // No focus: on a phone the keyboard would cover the phrases.
  useEffect(() => {
    if (caret.current !== null && document.activeElement !== area.current)
      area.current?.setSelectionRange(caret.current, caret.current);
  }, [body]);

  return (
    <>
      <BodyField
        className={styles.body}
        {...field}
        name={name}
        areaRef={area}
        onSelect={remember}
        autoCapitalize="sentences"
        enterKeyHint="enter"
      />
      <Hints phrases={phrases} body={body} onTap={tap} />
    </>
  );
}
