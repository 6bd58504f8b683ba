import type { Ref } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert } from '../../ui/index.ts';
import type { ShownText } from './localized-text.ts';
import * as styles from './survey.module.css';

/** A question with an error; `id` is its card's. */
export interface ErrorLink {
  id: string;
  question: ShownText;
}

export interface ErrorListProps {
  faults: readonly ErrorLink[];
  className?: string;
  /** Goes to a question by its card's id. */
  onGo(id: string): void;
  /** Focused when the form is invalid. */
  ref: Ref<HTMLDivElement>;
}

/** Error summary with links to the questions. */
export function ErrorList({ faults, className, onGo, ref }: ErrorListProps) {
  const { t } = useT('surveys');
  return (
    <Alert
      className={className}
      tone="error"
      title={t('form.faults', { count: faults.length })}
      ref={ref}
      tabIndex={-1}
    >
      <ul className={styles.faults}>
        {faults.map(({ id, question }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              lang={question.lang}
              onClick={(event) => {
                event.preventDefault();
                onGo(id);
              }}
            >
              {question.text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
