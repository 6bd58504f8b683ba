import type { ReactNode } from 'react';
import type { BillingOverview, Charge } from '@app/contracts/billing/billing';
import { Alert, Card } from '../../ui/index.ts';
import { CopyField } from '../controls/copy-field.tsx';
import { QrCode } from '../entry-codes/qr-code.tsx';
import { useApi } from '../panel-context.tsx';
import { billingApi } from './billing-api.ts';
import { useBillingWords } from './billing-words.ts';
import { CardPayment } from './card-payment.tsx';
import { TotalsTable } from './totals-table.tsx';
import * as styles from './billing.module.css';

/** What is to be paid, and everything that a transfer needs. */
export function OpenCharges({ billing: { charges, bank, cards, card } }: { billing: BillingOverview }) {
  const { t } = useBillingWords();
  if (charges.length === 0) return null;
  return (
    <Card as="section" className={styles.section} aria-labelledby="billing-charges">
      <h2 id="billing-charges">{t('billing.charges.title')}</h2>
      {charges.map((charge) => (
        <OpenCharge key={charge.id} charge={charge} bank={bank}>
          {cards && <CardPayment charge={charge} card={card} />}
        </OpenCharge>
      ))}
      {charges.some(({ method }) => method === 'transfer') && (
        <p className={styles.quiet}>{t('billing.charges.after')}</p>
      )}
    </Card>
  );
}

interface OpenChargeProps {
  charge: Charge;
  bank: BillingOverview['bank'];
  /** Other ways to pay it. */
  children: ReactNode;
}

function OpenCharge({ charge, bank, children }: OpenChargeProps) {
  const { t, day, money } = useBillingWords();
  const api = useApi(billingApi);
  const { kind, invoice, gross, received, currency, dueAt, method } = charge;
  return (
    <article className={styles.charge} aria-label={t(`billing.charges.kinds.${kind}`)}>
      <h3>{t(`billing.charges.kinds.${kind}`)}</h3>
      <p className={styles.due}>
        <strong className={styles.sum}>{money(gross - received, currency)}</strong>{' '}
        {t('billing.charges.due', { date: day(dueAt) })}
        {invoice && (
          <>
            {' '}
            <a href={api.invoiceUrl(invoice.id, 'pdf')} download>
              {t('billing.charges.invoice', { number: invoice.number })}
            </a>
          </>
        )}
      </p>
      {received > 0 && <p>{t('billing.charges.received', { amount: money(received, currency) })}</p>}
      <TotalsTable totals={charge} />
      {method === 'transfer' && invoice && bank && <Transfer charge={charge} number={invoice.number} bank={bank} />}
      {children}
      {bank === null && <Alert tone="warning">{t('billing.charges.noBank')}</Alert>}
    </article>
  );
}

interface TransferProps {
  charge: Charge;
  number: string;
  bank: NonNullable<BillingOverview['bank']>;
}

/** Everything that a bank asks for, to be copied or scanned. */
function Transfer({ charge: { gross, received, paymentCode }, number, bank }: TransferProps) {
  const { t } = useBillingWords();
  const amount = ((gross - received) / 100).toFixed(2);
  return (
    <div className={styles.transfer}>
      <div className={styles.transferFields}>
        <CopyField label={t('billing.transfer.title')} value={number} />
        <CopyField label={t('billing.transfer.iban')} value={bank.iban} />
        <CopyField label={t('billing.transfer.amount')} value={amount} />
        <CopyField label={t('billing.transfer.holder')} value={bank.holder} />
        {bank.bic !== null && <CopyField label={t('billing.transfer.bic')} value={bank.bic} />}
        {bank.bank !== null && (
          <p className={styles.quiet}>
            {t('billing.transfer.bank')}: {bank.bank}
          </p>
        )}
      </div>
      {paymentCode !== null && (
        <figure className={styles.code}>
          <QrCode text={paymentCode} label={t('billing.transfer.code')} className={styles.codePicture} />
          <figcaption className={styles.quiet}>{t('billing.transfer.codeHint')}</figcaption>
        </figure>
      )}
    </div>
  );
}
