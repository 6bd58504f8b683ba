import { useState } from 'react';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Card } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { useBillingFailure, useBillingWords } from './billing-words.ts';
import { useStripePage } from './card-payment.tsx';
import { useBillingChange } from './use-billing.ts';
import * as styles from './billing.module.css';

/** The card that is charged by itself: changed on a page of Stripe, or removed. */
export function SavedCard({ billing: { card, cards, details } }: { billing: BillingOverview }) {
  const { t } = useBillingWords();
  const failureWords = useBillingFailure();
  const [asking, setAsking] = useState(false);
  const page = useStripePage((api) => api.openCards());
  const remove = useBillingChange(
    (api) => api.removeCard(),
    () => setAsking(false),
  );
  if (!cards || !details) return null;
  const [year, month] = card?.expires.split('-') ?? [];
  return (
    <Card as="section" className={styles.section} aria-labelledby="billing-card">
      <h2 id="billing-card">{t('billing.card.title')}</h2>
      <p>
        {card
          ? t('billing.card.saved', { network: networkName(card.brand), last4: card.last4, month: `${month}/${year}` })
          : t('billing.card.none')}
      </p>
      {page.isError && <Alert tone="error">{failureWords(page.error)}</Alert>}
      <div className={styles.acts}>
        <ActButton
          act="billing.write"
          variant="secondary"
          busy={page.isPending || page.isSuccess}
          onClick={() => page.mutate()}
        >
          {t(card ? 'billing.card.change' : 'billing.card.add')}
        </ActButton>
        {card && (
          <ActButton act="billing.write" variant="secondary" onClick={() => setAsking(true)}>
            {t('billing.card.remove')}
          </ActButton>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          title={t('billing.card.removing.title')}
          confirm={t('billing.card.removing.yes')}
          cancel={t('billing.card.removing.no')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate()}
          onCancel={() => {
            remove.reset();
            setAsking(false);
          }}
        >
          <p>{t('billing.card.removing.text')}</p>
          {remove.isError && <Alert tone="error">{failureWords(remove.error)}</Alert>}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Names of card networks are written the same in every language. */
function networkName(brand: string): string {
  const words = brand.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return words.join(' ');
}
