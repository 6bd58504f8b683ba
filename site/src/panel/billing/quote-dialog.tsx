import { useQuery } from '@tanstack/react-query';
import type { BillingOverview, PlanOffer, Quote } from '@app/contracts/billing/billing';
import { PLAN_CURRENCY } from '@app/contracts/plans';
import { failureOf } from '../../lib/api/failure.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Alert, Button, Skeleton } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { billingApi } from './billing-api.ts';
import { useBillingFailure, useBillingWords } from './billing-words.ts';
import { DETAILS_ID } from './details-form.tsx';
import { TotalsTable } from './totals-table.tsx';
import { useBillingChange } from './use-billing.ts';
import * as styles from './billing.module.css';

export interface QuoteDialogProps {
  offer: PlanOffer;
  billing: BillingOverview;
  onClose(): void;
}

/** What choosing a plan means, before anybody agrees to it: when it begins, what it costs now and afterwards. */
export function QuoteDialog({ offer: { plan, term }, billing, onClose }: QuoteDialogProps) {
  const { t, plan: nameOf, term: termOf } = useBillingWords();
  const { company } = usePanel();
  const api = useApi(billingApi);
  const failureWords = useBillingFailure();
  const quote = useQuery({
    queryKey: ['billing-quote', company.id, plan, term],
    queryFn: () => api.quote({ plan, term }),
    // Time passes, and with it the days left.
    staleTime: 0,
    gcTime: 0,
  });
  const method = billing.details?.method ?? 'transfer';
  const choose = useBillingChange(
    (calls, gross: number | null) => calls.choosePlan({ plan, term, gross, method }),
    onClose,
  );
  const agree = (gross: number | null) =>
    choose.mutate(gross, {
      onError: (error) => failureOf(error).code === 'price_changed' && void quote.refetch(),
    });
  return (
    <Dialog
      title={t('billing.quote.title', { plan: nameOf(plan), term: termOf(term) })}
      close={t('common:actions.close')}
      onClose={onClose}
    >
      <div className={styles.quote}>
        {quote.data ? (
          <Agreement
            quote={quote.data}
            billing={billing}
            plan={nameOf(plan)}
            busy={choose.isPending}
            failure={choose.isError ? failureWords(choose.error) : null}
            onAgree={agree}
            onClose={onClose}
          />
        ) : quote.isError ? (
          <Alert tone="error">{failureWords(quote.error)}</Alert>
        ) : (
          <div aria-busy="true">
            <Skeleton />
            <Skeleton short />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface AgreementProps {
  quote: Quote;
  billing: BillingOverview;
  /** Its name. */
  plan: string;
  busy: boolean;
  failure: string | null;
  onAgree(gross: number | null): void;
  onClose(): void;
}

function Agreement({ quote, billing, plan, busy, failure, onAgree, onClose }: AgreementProps) {
  const { t, money } = useBillingWords();
  const { kind, totals } = quote;
  const enterDetails = () => {
    onClose();
    // The dialog gives the focus back to its opener when it has gone.
    setTimeout(() => document.getElementById(DETAILS_ID)?.querySelector('input')?.focus());
  };
  return (
    <>
      {useConsequences(quote, billing, plan).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {totals && <TotalsTable totals={totals} />}
      {failure !== null && <Alert tone="error">{failure}</Alert>}
      {totals && billing.details === null && <Alert tone="info">{t('billing.quote.detailsFirst')}</Alert>}
      <div className={styles.acts}>
        <Button variant="secondary" disabled={busy} onClick={onClose}>
          {t('billing.quote.back')}
        </Button>
        {totals && billing.details === null ? (
          <Button onClick={enterDetails}>{t('billing.quote.enterDetails')}</Button>
        ) : (
          <ActButton act="billing.write" busy={busy} onClick={() => onAgree(totals?.gross ?? null)}>
            {totals
              ? t('billing.quote.order', { price: money(totals.gross, totals.currency) })
              : t(`billing.quote.agree.${kind}`, { plan })}
          </ActButton>
        )}
      </div>
    </>
  );
}

/** What follows from agreeing, in sentences. */
function useConsequences(quote: Quote, { subscription, details }: BillingOverview, plan: string): string[] {
  const { t, day, money } = useBillingWords();
  const { kind, from, until, daysLeft, totals, afterwards } = quote;
  const values = {
    plan,
    from: from ? day(from) : '',
    until: until ? day(until) : '',
    count: daysLeft ?? 0,
    price: money(afterwards ?? 0, PLAN_CURRENCY),
  };
  return [
    t(`billing.quote.means.${kind === 'order' ? `order.${subscription.state}` : kind}`, values),
    ...(kind === 'upgrade' ? [t('billing.quote.upgradeUnpaid')] : []),
    ...(totals && details?.method !== 'card' ? [t('billing.quote.transfer')] : []),
  ];
}
