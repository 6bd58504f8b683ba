import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../../lib/texts/i18n.ts';
import { BodyField } from './body-field.tsx';
import { Hints } from './hints-list.tsx';
import { insertHint, removeHint, usesHint } from './hints.ts';
import * as styles from '../review.module.css';

export interface WordsFieldProps {
  company: string;
  bodyMin: number;
  /** Phrases for the chosen grade. */
  phrases: readonly string[];
}

/** Text of a review with its counter and suggested phrases, for any form with a field `body`. */
export function WordsField({ company, bodyMin, phrases }: WordsFieldProps) {
  const { t } = useT('invitation');
  const { control, formState, setValue, getValues } = useFormContext<{ body: string }>();
  const body = useWatch({ control, name: 'body' });
  const area = useRef<HTMLTextAreaElement | null>(null);
  const caret = useRef<number | null>(null);

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
  // No focus: on a phone the keyboard would cover the phrases.
  useEffect(() => {
    if (caret.current !== null && document.activeElement !== area.current)
      area.current?.setSelectionRange(caret.current, caret.current);
  }, [body]);

  return (
    <>
      <BodyField
        bodyMin={bodyMin}
        hint={t('edit.words.hint', { company })}
        areaRef={area}
        onSelect={remember}
        className={styles.body}
        autoCapitalize="sentences"
        enterKeyHint="enter"
      />
      <Hints phrases={phrases} body={body} onTap={tap} />
    </>
  );
}
