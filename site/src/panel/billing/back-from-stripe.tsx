import { useEffect, useState } from 'react';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { Alert } from '../../ui/index.ts';
import { useBillingWords } from './billing-words.ts';
import { useBillingChange } from './use-billing.ts';

/** Pauses between the questions whether a payment has come, in seconds; afterwards the live connection tells it. */
const PAUSES = [0, 2, 3, 5, 10, 20, 40];

/** Shown on return from a page of Stripe: whether the payment, or the new card, has arrived. */
export function BackFromStripe({ billing: { charges }, search }: { billing: BillingOverview; search: string }) {
  const { t } = useBillingWords();
  const query = new URLSearchParams(search);
  const paid = query.get('paid');
  const hasChangedCard = query.get('card') === 'changed';
  const isWaiting = paid !== null && charges.some(({ id }) => id === paid);
  const [asked, setAsked] = useState(0);
  const { mutate: checkPayment } = useBillingChange((api, chargeId: string) => api.checkPayment(chargeId));
  const { mutate: checkCard } = useBillingChange((api) => api.checkCard());
  const pause = PAUSES[asked];

  // A payment saves its card, a moment after it is recorded.
  const mayHaveCard = hasChangedCard || (paid !== null && !isWaiting);
  useEffect(() => {
    if (mayHaveCard) checkCard();
  }, [mayHaveCard, checkCard]);

  useEffect(() => {
    if (!isWaiting || pause === undefined) return undefined;
    const timer = setTimeout(() => {
      checkPayment(paid);
      setAsked((count) => count + 1);
    }, pause * 1000);
    return () => clearTimeout(timer);
  }, [isWaiting, pause, paid, checkPayment]);

  if (paid === null) return null;
  return (
    <Alert tone={isWaiting ? 'info' : 'success'}>
      {t(isWaiting ? 'billing.card.waiting' : 'billing.card.arrived')}
    </Alert>
  );
}
