import { useT } from '../lib/texts/i18n.ts';
import { Button, EmptyState } from '../ui/index.ts';
import { failureOf } from '../lib/api/failure.ts';

/** Failed to load a part of the panel: shows why, with a retry button. */
export function LoadFailed({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useT('panel');
  return (
    <EmptyState
      icon="warning"
      title={t('errors.title')}
      actions={<Button onClick={onRetry}>{t('errors.again')}</Button>}
    >
      <p role="alert">{useFailureMessage()(error)}</p>
    </EmptyState>
  );
}

/** Returns why a call failed, in one sentence. */
export function useFailureMessage(): (error: unknown) => string {
  const { t } = useT('panel');
  return (error) => {
    const { code, status, detail } = failureOf(error);
    if (code === 'network') return t('errors.offline');
    // The plan lacks it, or the company is suspended: the engine says what to do.
    if (status === 402 && detail) return detail;
    return t(status === 403 ? 'errors.forbidden' : 'errors.unexpected');
  };
}
