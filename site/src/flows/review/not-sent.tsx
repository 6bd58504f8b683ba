import { useEffect, useRef } from 'react';
import type { ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert } from '../../ui/index.ts';
import * as styles from './review.module.css';

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

/** Fields of the form that show the engine's word themselves. */
const SHOWN = ['grade', 'body', 'products', 'authorName', 'email', 'orderRef'];

export interface NotSentProps {
  failure: ApiProblem;
  /** Where it is no review. */
  title?: string;
}

/** Sending failed; the text is safe, and this says what to do. */
export function NotSent({ failure, title }: NotSentProps) {
  const { t } = useT('invitation');
  const ref = useRef<HTMLDivElement>(null);
  const reason = reasonOf(failure);
  const elsewhere = failure.errors.filter(({ path }) => !SHOWN.includes(path.split('.')[0] ?? ''));
  useEffect(() => {
    // At a wrong field the focus belongs to the field.
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
