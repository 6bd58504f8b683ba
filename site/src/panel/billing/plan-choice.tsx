import { useState } from 'react';
import type { BillingOverview, PlanOffer } from '@app/contracts/billing/billing';
import type { Term } from '@app/contracts/billing/invoices';
import { PLANS, PLAN_CURRENCY, YEAR_DISCOUNT_PERCENT, TERMS } from '@app/contracts/plans';
import { localePath } from '../../lib/addresses/links.ts';
import { formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { Choice, Choices } from '../../ui/controls/choices.tsx';
import { LinkButton, cx } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { useBillingWords } from './billing-words.ts';
import { chosenIn, pathOfPlan } from './chosen-plan.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { QuoteDialog } from './quote-dialog.tsx';
import * as styles from './billing.module.css';

const MONTHS: Record<Term, number> = { month: 1, year: 12 };

/** Plans side by side for one of the terms. The address holds the one that is being chosen. */
export function PlanChoice({ billing }: { billing: BillingOverview }) {
  const { t, locale } = useBillingWords();
  const { search, navigate } = usePanel();
  const { offers, subscription } = billing;
  const present = (subscription.next ?? subscription).term;
  const chosen = chosenIn(search, present);
  const [term, setTerm] = useState<Term>(chosen?.term ?? present);
  const offer = offers.find((one) => one.plan === chosen?.plan && one.term === chosen.term);
  return (
    <section className={styles.part} aria-labelledby="billing-plans">
      <h2 id="billing-plans">{t('billing.plans.title')}</h2>
      <Choices row legend={t('billing.plans.term')}>
        {TERMS.map((one) => (
          <Choice key={one} name="billing-term" checked={term === one} onChange={() => setTerm(one)}>
            {t(`billing.plans.terms.${one}`, { discount: formatPercent(locale, YEAR_DISCOUNT_PERCENT / 100) })}
          </Choice>
        ))}
      </Choices>
      <ul className={styles.plans}>
        {offers
          .filter((one) => one.term === term)
          .map((one) => (
            <PlanCard key={one.plan} offer={one} billing={billing} wanted={chosen?.plan === one.plan} />
          ))}
      </ul>
      <PlanComparison />
      {offer && !offer.byContract && (
        <QuoteDialog
          key={`${offer.plan} ${offer.term}`}
          offer={offer}
          billing={billing}
          onClose={() => navigate(PANEL_PATHS.settingsBilling, { replace: true })}
        />
      )}
    </section>
  );
}

/** What a plan is to the company at the moment; null: it can be chosen. */
function standingOf(
  { plan, term }: PlanOffer,
  { subscription }: BillingOverview,
): 'current' | 'next' | 'ordered' | null {
  const { state, next, renewsAs } = subscription;
  const is = (one: { plan: string; term: string } | null) => one?.plan === plan && one.term === term;
  if (is(renewsAs)) return 'next';
  if (state === 'paid') return is(subscription) && renewsAs === null ? 'current' : null;
  return is(next) ? (next?.paid ? 'next' : 'ordered') : null;
}

interface PlanCardProps {
  offer: PlanOffer;
  billing: BillingOverview;
  wanted: boolean;
}

function PlanCard({ offer, billing, wanted }: PlanCardProps) {
  const { t, locale, plan: nameOf, money } = useBillingWords();
  const { navigate } = usePanel();
  const { plan, term, net, gross, byContract } = offer;
  const { subscription, vatTreatment } = billing;
  const standing = standingOf(offer, billing);
  const name = nameOf(plan);
  const invitations = PLANS[plan].invitations;
  const isKept = subscription.renewsAs !== null && subscription.plan === plan && subscription.term === term;
  // What is ordered and paid is not chosen again.
  const isSettled = subscription.state !== 'paid' && subscription.next?.paid === true;
  return (
    <li className={cx(styles.plan, (standing === 'current' || wanted) && styles.marked)}>
      <div className={styles.planHead}>
        <h3>{name}</h3>
        {standing !== null && <span className={styles.badge}>{t(`billing.plans.standing.${standing}`)}</span>}
      </div>
      <p>
        {byContract && `${t('billing.plans.from')} `}
        <strong className={styles.price}>{money(net / MONTHS[term], PLAN_CURRENCY)}</strong>{' '}
        <span className={styles.quiet}>{t('billing.plans.perMonth')}</span>
      </p>
      <p className={styles.quiet}>
        {t(`billing.plans.sum.${vatTreatment === 'domestic' ? 'taxed' : 'untaxed'}.${term}`, {
          net: money(net, PLAN_CURRENCY),
          gross: money(gross, PLAN_CURRENCY),
        })}
      </p>
      <p>
        {invitations === null
          ? t('billing.plans.byContract')
          : t('billing.plans.invitations', { count: invitations, number: formatNumber(locale, invitations) })}
      </p>
      <div className={styles.planAct}>
        {byContract ? (
          <LinkButton variant="secondary" block href={localePath(locale, '/contact')}>
            {t('billing.plans.ask')}
          </LinkButton>
        ) : (
          <ActButton
            act="billing.write"
            block
            variant={wanted ? 'primary' : 'secondary'}
            disabled={standing !== null || isSettled}
            onClick={() => navigate(pathOfPlan(plan, term))}
          >
            {t(isKept ? 'billing.plans.keep' : 'billing.plans.choose', { plan: name })}
          </ActButton>
        )}
      </div>
    </li>
  );
}
