import { useEffect, useRef } from 'react';
import type { ApiProblem } from '../lib/api/api.ts';
import { useT } from '../lib/texts/i18n.ts';
import { Alert } from '../ui/index.ts';
import * as styles from './review/review.module.css';

function reasonOf({
  code,
  status,
  errors,
  detail,
}: ApiProblem): 'network' | 'throttled' | 'rejected' | 'refused' | 'server' {
  if (code === 'network') return 'network';
  if (code === 'rate_limited') return 'throttled';
  if (errors.length > 0) return 'rejected';
  return status >= 400 && status < 500 && detail ? 'refused' : 'server';
}

/** Fields that show the engine's errors themselves. */
const SHOWN = ['grade', 'body', 'products', 'authorName', 'email', 'orderRef'];

export interface SendFailureProps {
  failure: ApiProblem;
  /** Title, if it is not a review. */
  title?: string;
}

/** Sending failed: says that the text is safe and what to do. */
export function SendFailure({ failure, title }: SendFailureProps) {
  const { t } = useT('invitation');
  const ref = useRef<HTMLDivElement>(null);
  const reason = reasonOf(failure);
  const elsewhere = failure.errors.filter(({ path }) => !SHOWN.includes(path.split('.')[0] ?? ''));
  useEffect(() => {
    // With field errors, the first wrong field takes the focus.
    if (reason !== 'rejected') ref.current?.focus();
  }, [failure, reason]);
  return (
    <Alert tone="error" className={styles.alert} title={title ?? t('edit.notSent.title')} ref={ref} tabIndex={-1}>
      <p>{reason === 'refused' ? failure.detail : t(`edit.notSent.${reason}`)}</p>
      {elsewhere.map(({ path, message }) => (
        <p key={path}>{message}</p>
      ))}
    </Alert>
  );
}
