import type { FormEvent, ReactNode } from 'react';
import type { ApiProblem } from '../../lib/api/api.ts';
import { Alert, Card } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import * as styles from '../settings/settings.module.css';

export interface FormCardProps {
  title: string;
  onSubmit(event: FormEvent): void;
  failure: ApiProblem | null;
  /** What went well. */
  done?: string | null;
  children: ReactNode;
}

/** A form of the account on a card of its own, with what came of it. */
export function FormCard({ title, onSubmit, failure, done, children }: FormCardProps) {
  const failureWords = useFailureMessage();
  return (
    <Card>
      <form className={styles.form} method="post" noValidate onSubmit={onSubmit} aria-label={title}>
        <h2 className={styles.legend}>{title}</h2>
        {children}
        {done && <Alert tone="success">{done}</Alert>}
        {failure && failure.errors.length === 0 && (
          <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>
        )}
      </form>
    </Card>
  );
}
