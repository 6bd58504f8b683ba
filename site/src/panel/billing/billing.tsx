import type { BillingOverview } from '@app/contracts/billing/billing';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { usePanel } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { BackFromStripe } from './back-from-stripe.tsx';
import { DetailsForm } from './details-form.tsx';
import { Invoices } from './invoices.tsx';
import { Leave } from './leave.tsx';
import { OpenCharges } from './open-charges.tsx';
import { PlanChoice } from './plan-choice.tsx';
import { SavedCard } from './saved-card.tsx';
import { SubscriptionState } from './subscription-state.tsx';
import { TextMessages } from './text-messages.tsx';
import { Translations } from './translations.tsx';
import { useBilling } from './use-billing.ts';
import * as styles from './billing.module.css';

/** Settings › Plan and payment: what a company has, what it is to pay, and what it may choose. */
export function Billing() {
  const { t } = useT('panel');
  const permission = usePermission('billing.read');
  const billing = useBilling(permission.allowed);
  return (
    <>
      <PageHead title={t('billing.title')} lead={t('billing.lead')} />
      {!permission.allowed ? (
        <EmptyState icon="key" title={t('billing.forbidden')}>
          {permission.reason}
        </EmptyState>
      ) : billing.data ? (
        <Parts billing={billing.data} />
      ) : billing.isError ? (
        <LoadFailed error={billing.error} onRetry={() => void billing.refetch()} />
      ) : (
        <Card aria-busy="true">
          <Skeleton />
          <Skeleton short />
        </Card>
      )}
    </>
  );
}

const Parts = ({ billing }: { billing: BillingOverview }) => (
  <div className={styles.page}>
    <BackFromStripe billing={billing} search={usePanel().search} />
    <SubscriptionState billing={billing} />
    <OpenCharges billing={billing} />
    <PlanChoice billing={billing} />
    <DetailsForm billing={billing} />
    <SavedCard billing={billing} />
    <Invoices />
    <TextMessages billing={billing} />
    <Translations billing={billing} />
    <Leave billing={billing} />
  </div>
);
