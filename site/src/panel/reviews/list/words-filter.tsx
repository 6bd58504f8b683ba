import { useEffect, useRef, useState } from 'react';
import { REVIEW_WORDS_MAX } from '@app/contracts/reviews';
import { useT } from '../../../lib/texts/i18n.ts';
import { Field, TextInput } from '../../../ui/index.ts';
import * as styles from './filters.module.css';

/** Pause in typing after which the list follows. */
const PAUSE_MS = 400;

/** DOM id of the field's form, for the key that leads there. */
export const WORDS_FORM = 'review-words';

/** Looks for words in texts, names and order numbers; after a pause in typing, or at once with Enter. */
export function WordsFilter({ words, onChange }: { words: string; onChange(words: string): void }) {
  const { t } = useT('panel');
  const [typed, setTyped] = useState(words);
  const applied = useRef(words);
  const apply = useRef(onChange);
  useEffect(() => {
    apply.current = onChange;
  });
  // The address has changed otherwise, such as by another view.
  useEffect(() => {
    if (words === applied.current) return;
    applied.current = words;
    setTyped(words);
  }, [words]);
  const send = (text: string) => {
    if (text === applied.current) return;
    applied.current = text;
    apply.current(text);
  };
  useEffect(() => {
    const timer = setTimeout(() => send(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <form
      id={WORDS_FORM}
      className={styles.words}
      onSubmit={(event) => {
        event.preventDefault();
        send(typed.trim());
      }}
    >
      <Field label={t('reviews.filters.words')}>
        <TextInput
          type="search"
          value={typed}
          maxLength={REVIEW_WORDS_MAX}
          placeholder={t('reviews.filters.wordsHint')}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
    </form>
  );
}
