import type { CompanyOverview } from '@app/contracts/invitations';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { cx } from '../../ui/index.ts';
import { PanelLink, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { usePermission } from '../permissions.tsx';
import { LimitFigures } from '../invitations/limit-meter.tsx';
import { OverviewCard } from './overview-card.tsx';
import * as panel from '../panel.module.css';
import * as styles from './overview.module.css';

const KNOWN_PLANS = ['trial', 'trustStart', 'trustPro', 'enterprise'];
const KNOWN_STATES = ['trial', 'paid', 'past_due', 'suspended', 'blocked'];

/** The plan, how much of it is used, and what happens beyond. */
export function PlanCard({ overview: { plan } }: { overview: CompanyOverview }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const billing = usePermission('billing.read');
  const name = plan.state === 'trial' ? 'trial' : plan.name;
  const bad = plan.state === 'past_due' || plan.state === 'suspended' || plan.state === 'blocked';
  return (
    <OverviewCard
      title={t('overview.plan.title')}
      action={
        billing.allowed && (
          <PanelLink className={panel.link} to={PANEL_PATHS.settingsBilling}>
            {t('plans.page')}
          </PanelLink>
        )
      }
      wide="full"
    >
      <div className={styles.plan}>
        <div>
          <p className={styles.planName}>{KNOWN_PLANS.includes(name) ? t(`plans.names.${name}`) : name}</p>
          <p className={cx(styles.quiet, bad && styles.bad)}>
            {KNOWN_STATES.includes(plan.state) ? t(`overview.plan.states.${plan.state}`) : plan.state}
            {plan.until &&
              `, ${t('overview.plan.until', { date: formatDate(locale, plan.until, { timeZone: company.timeZone }) })}`}
          </p>
        </div>
        <LimitFigures />
      </div>
    </OverviewCard>
  );
}
