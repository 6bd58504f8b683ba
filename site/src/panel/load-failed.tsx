import { useT } from '../lib/i18n.ts';
import { Button, EmptyState } from '../ui/index.ts';
import { failureOf } from '../features/forms/failure.ts';

/** A part of the panel could not be read: why, and once more. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useT('panel');
  return (
    <EmptyState
      icon="warning"
      title={t('errors.title')}
      actions={<Button onClick={onRetry}>{t('errors.again')}</Button>}
    >
      <p role="alert">{useFailureWords()(error)}</p>
    </EmptyState>
  );
}

/** Why a call failed, in one sentence. */
export function useFailureWords(): (error: unknown) => string {
  const { t } = useT('panel');
  return (error) => {
    const { code, status } = failureOf(error);
    if (code === 'network') return t('errors.offline');
    return t(status === 403 ? 'errors.forbidden' : 'errors.unexpected');
  };
}
