import type { Ref } from 'react';
import { useT } from '../../lib/i18n.ts';
import { Alert } from '../../ui/index.ts';
import type { ShownWords } from './words.ts';
import * as styles from './survey.module.css';

/** A question that is not right yet; `id` is that of its card. */
export interface FaultLink {
  id: string;
  question: ShownWords;
}

export interface FaultListProps {
  faults: readonly FaultLink[];
  className?: string;
  /** Leads to a question, by the id of its card. */
  onGo(id: string): void;
  /** Takes the focus when the form could not go. */
  ref: Ref<HTMLDivElement>;
}

/** What has to be looked at before the form can go, each with a way there. */
export function FaultList({ faults, className, onGo, ref }: FaultListProps) {
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
