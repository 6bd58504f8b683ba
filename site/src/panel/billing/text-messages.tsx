import { useState } from 'react';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { HOTEL_EXTRAS } from '@app/contracts/plans';
import { formatNumber } from '../../lib/texts/format.ts';
import { Alert, Card, Field, TextInput } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { useBillingFailure, useBillingWords } from './billing-words.ts';
import { useBillingChange } from './use-billing.ts';
import * as styles from './billing.module.css';

const MOST_PACKS = 50;

/** Text messages that are left, and packs of more. */
export function TextMessages({ billing: { textMessages, details } }: { billing: BillingOverview }) {
  const { t, locale, money } = useBillingWords();
  const failureWords = useBillingFailure();
  const [packs, setPacks] = useState('1');
  const order = useBillingChange((api, wanted: number) =>
    api.orderTextMessages({ packs: wanted, method: details?.method ?? 'transfer' }),
  );
  const wanted = /^\d{1,2}$/.test(packs.trim()) ? Number(packs) : 0;
  const isValid = wanted >= 1 && wanted <= MOST_PACKS;
  const { price, messages } = HOTEL_EXTRAS.textMessages;
  return (
    <Card as="section" className={styles.section} aria-labelledby="billing-messages">
      <h2 id="billing-messages">{t('billing.messages.title')}</h2>
      <p>{t('billing.messages.left', { count: textMessages, number: formatNumber(locale, textMessages) })}</p>
      <form
        className={styles.inline}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) order.mutate(wanted);
        }}
      >
        <Field
          label={t('billing.messages.packs', { count: messages, number: formatNumber(locale, messages) })}
          error={isValid ? undefined : t('billing.messages.wrong', { max: MOST_PACKS })}
        >
          <TextInput
            className={styles.packs}
            inputMode="numeric"
            value={packs}
            onChange={(event) => setPacks(event.target.value)}
          />
        </Field>
        <ActButton act="billing.write" type="submit" variant="secondary" busy={order.isPending} disabled={!isValid}>
          {t('billing.messages.order', { price: money(price * Math.max(1, wanted), HOTEL_EXTRAS.currency) })}
        </ActButton>
      </form>
      <p className={styles.quiet}>{t('billing.messages.note')}</p>
      {order.isSuccess && <Alert tone="success">{t('billing.messages.ordered')}</Alert>}
      {order.isError && <Alert tone="error">{failureWords(order.error)}</Alert>}
    </Card>
  );
}
