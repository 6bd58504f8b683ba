import type { BillingOverview, Charge } from '@app/contracts/billing/billing';
import { useMutation } from '@tanstack/react-query';
import { Alert } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { useApi } from '../panel-context.tsx';
import { billingApi } from './billing-api.ts';
import { useBillingFailure, useBillingWords } from './billing-words.ts';
import * as styles from './billing.module.css';

/** Opens a page of Stripe in place of this one, which leads back here. */
export function useStripePage(open: (api: ReturnType<typeof billingApi>) => Promise<{ url: string }>) {
  const api = useApi(billingApi);
  return useMutation({
    mutationFn: () => open(api),
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/** Paying a charge by card, and what is known of its payment. */
export function CardPayment({ charge, card }: { charge: Charge; card: BillingOverview['card'] }) {
  const { t, day } = useBillingWords();
  const failureWords = useBillingFailure();
  const page = useStripePage((api) => api.openCheckout(charge.id));
  return (
    <div className={styles.cardPayment}>
      {charge.cardDueAt !== null && card && (
        <p className={styles.quiet}>{t('billing.card.charged', { last4: card.last4, date: day(charge.cardDueAt) })}</p>
      )}
      {charge.paying && <p className={styles.quiet}>{t('billing.card.paying')}</p>}
      {page.isError && <Alert tone="error">{failureWords(page.error)}</Alert>}
      <ActButton
        act="billing.write"
        variant={charge.method === 'card' ? 'primary' : 'secondary'}
        busy={page.isPending || page.isSuccess}
        onClick={() => page.mutate()}
      >
        {t('billing.card.pay')}
      </ActButton>
    </div>
  );
}
