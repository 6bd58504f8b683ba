import type { ReactNode } from 'react';
import { PLAN_NAMES } from '@app/contracts/plans';
import { localePath } from '../lib/addresses/links.ts';
import { useT } from '../lib/texts/i18n.ts';
import { EmptyState, LinkButton } from '../ui/index.ts';
import { failureOf } from '../lib/api/failure.ts';
import { pathOfPlan } from './billing/chosen-plan.ts';
import { LoadFailed } from './load-failed.tsx';
import { usePanelLink } from './panel-context.tsx';
import { PANEL_PATHS } from './paths.ts';
import { usePermission } from './permissions.tsx';

/**
 * Failed to load a page: because the plan lacks the feature or the company is suspended, with a link to where that is
 * changed, or for another reason.
 */
export function PlanLacks({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { status, message, detail, params } = failureOf(error);
  if (status !== 402) return <LoadFailed error={error} onRetry={onRetry} />;
  return (
    <EmptyState icon="label" title={message} actions={<PlanAction plan={params['plan']} />}>
      {detail}
    </EmptyState>
  );
}

/** What a plan adds, with the way to choose it: where the page itself can be read without the plan. */
export const PlanCard = ({ plan, title, children }: { plan: string; title: string; children: ReactNode }) => (
  <EmptyState icon="label" title={title} actions={<PlanAction plan={plan} />}>
    {children}
  </EmptyState>
);

/** To the page of billing with the plan chosen, or to the comparison for those who may not see that page. */
function PlanAction({ plan }: { plan: unknown }) {
  const { t, locale } = useT('panel');
  const permission = usePermission('billing.read');
  const known = PLAN_NAMES.find((name) => name === plan);
  const link = usePanelLink(known ? pathOfPlan(known) : PANEL_PATHS.settingsBilling);
  if (!permission.allowed) return <LinkButton href={localePath(locale, '/pricing')}>{t('plans.compare')}</LinkButton>;
  return (
    <LinkButton {...link}>
      {known ? t('plans.upgrade', { plan: t(`plans.names.${known}`) }) : t('plans.page')}
    </LinkButton>
  );
}
