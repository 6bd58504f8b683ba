import { useContext, useId } from 'react';
import { useT } from '../../../lib/texts/i18n.ts';
import { Icon, cx } from '../../../ui/index.ts';
import { Scripted } from '../../scripted.ts';
import { usesHint } from './hints.ts';
import * as styles from '../review.module.css';

/** Suggested phrases for the chosen grade. Tapping adds one to the text, tapping again removes it. */
export function Hints({
  phrases,
  body,
  onTap,
}: {
  phrases: readonly string[];
  body: string;
  onTap(phrase: string): void;
}) {
  const { t } = useT('invitation');
  const id = useId();
  const scripted = useContext(Scripted);
  if (phrases.length === 0) return null;
  return (
    <div role="group" aria-labelledby={id} className={cx(!scripted && styles.needsScripts)}>
      <p className={styles.hintsTitle} id={id}>
        {t('edit.words.hintsTitle')}
      </p>
      <ul className={styles.hints}>
        {phrases.map((phrase) => {
          const used = usesHint(body, phrase);
          return (
            <li key={phrase}>
              <button type="button" className={styles.chip} aria-pressed={used} onClick={() => onTap(phrase)}>
                <Icon name={used ? 'check' : 'plus'} size={16} />
                {phrase}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
