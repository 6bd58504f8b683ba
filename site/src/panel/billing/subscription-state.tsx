import type { BillingOverview, SubscriptionView } from '@app/contracts/billing/billing';
import { PLAN_CURRENCY } from '@app/contracts/plans';
import { Card, cx } from '../../ui/index.ts';
import * as panel from '../panel.module.css';
import { useBillingWords } from './billing-words.ts';
import * as styles from './billing.module.css';

const TONES = {
  trial: panel.stateGood,
  paid: panel.stateGood,
  past_due: panel.stateWay,
  suspended: panel.stateBad,
} as const;

/** What the company has at the moment and what comes next, in plain words. */
export function SubscriptionState({ billing }: { billing: BillingOverview }) {
  const { t, plan, term } = useBillingWords();
  const { subscription } = billing;
  const sentences = useSentences(billing);
  return (
    <Card as="section" className={styles.section} aria-labelledby="billing-state">
      <div className={styles.headline}>
        <h2 id="billing-state">{subscription.state === 'trial' ? t('plans.names.trial') : plan(subscription.plan)}</h2>
        <span className={cx(panel.state, TONES[subscription.state])}>
          {t(`billing.states.${subscription.cancelled ? 'cancelled' : subscription.state}`)}
        </span>
        {subscription.state !== 'trial' && <span className={styles.quiet}>{term(subscription.term)}</span>}
      </div>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Card>
  );
}

function useSentences({ subscription, charges }: BillingOverview): string[] {
  const { t, plan, term, day, money } = useBillingWords();
  const { state, periodEnd, servedUntil, next, upgradedFrom, contractPrice } = subscription;
  const upgrade = charges.find(({ kind }) => kind === 'upgrade');
  const date = day(periodEnd);
  const words: (string | false)[] = [
    t(`billing.now.${keyOf(subscription)}`, { date, until: day(servedUntil) }),
    next !== null &&
      state !== 'past_due' &&
      t(`billing.next.${state === 'suspended' ? 'suspended' : next.paid ? 'paid' : 'ordered'}`, {
        plan: plan(next.plan),
        term: term(next.term),
        date,
      }),
    renewal(subscription) !== null &&
      t('billing.renews', {
        date,
        plan: plan(renewal(subscription)?.plan ?? subscription.plan),
        term: term(renewal(subscription)?.term ?? subscription.term),
      }),
    upgradedFrom !== null &&
      upgrade !== undefined &&
      t('billing.upgraded', { old: plan(upgradedFrom), date: day(upgrade.dueAt) }),
    state === 'paid' && !subscription.cancelled && t('billing.served', { date: day(servedUntil) }),
    contractPrice !== null && t('billing.contract', { price: money(contractPrice, PLAN_CURRENCY) }),
  ];
  return words.filter((one) => one !== false);
}

/** What follows a paid period by itself. */
const renewal = ({ state, cancelled, next, renewsAs, plan, term }: SubscriptionView) =>
  state === 'paid' && !cancelled && next === null ? (renewsAs ?? { plan, term }) : null;

const keyOf = ({ state, cancelled, next }: SubscriptionView): string =>
  state === 'paid' && cancelled ? 'cancelled' : state === 'trial' && next ? 'trialOrdered' : state;
