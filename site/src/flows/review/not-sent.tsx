import { useEffect, useRef } from 'react';
import type { ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert } from '../../ui/index.ts';
import * as styles from './review.module.css';

function reasonOf({ code, errors }: ApiProblem): 'network' | 'throttled' | 'rejected' | 'server' {
  if (code === 'network') return 'network';
  if (code === 'rate_limited') return 'throttled';
  return errors.length > 0 ? 'rejected' : 'server';
}

/** Sending failed; the text is safe, and this says what to do. */
export function NotSent({ failure }: { failure: ApiProblem }) {
  const { t } = useT('invitation');
  const ref = useRef<HTMLDivElement>(null);
  const reason = reasonOf(failure);
  useEffect(() => {
    // At a wrong field the focus belongs to the field.
    if (reason !== 'rejected') ref.current?.focus();
  }, [failure, reason]);
  return (
    <Alert tone="error" className={styles.alert} title={t('edit.notSent.title')} ref={ref} tabIndex={-1}>
      {t(`edit.notSent.${reason}`)}
    </Alert>
  );
}
