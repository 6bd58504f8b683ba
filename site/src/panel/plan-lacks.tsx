import { localePath } from '../lib/addresses/links.ts';
import { useT } from '../lib/texts/i18n.ts';
import { EmptyState, LinkButton } from '../ui/index.ts';
import { failureOf } from '../lib/api/failure.ts';
import { LoadFailed } from './load-failed.tsx';

/** Failed to load a page: because the plan lacks the feature, with a link to plans, or for another reason. */
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
