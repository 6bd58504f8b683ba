import { localePath } from '../lib/links.ts';
import { useT } from '../lib/i18n.ts';
import { EmptyState, LinkButton } from '../ui/index.ts';
import { failureOf } from '../features/forms/failure.ts';
import { LoadFailed } from './load-failed.tsx';

/** A page that could not be read: because the plan lacks it, with the way to one that has it, or for any other reason. */
export function PlanLacks({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t, locale } = useT('panel');
  const { status, message, detail } = failureOf(error);
  if (status !== 402) return <LoadFailed error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      icon="label"
      title={message}
      actions={<LinkButton href={localePath(locale, '/pricing')}>{t('plans.compare')}</LinkButton>}
    >
      {detail}
    </EmptyState>
  );
}
