import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { CompanyOverview } from '@app/contracts/invitations';
import { formatDate, formatGrade, formatNumber, formatPercent } from '../../lib/format.ts';
import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Card, GradeDisplay, Icon, Skeleton, cx } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { FirstSteps } from './first-steps.tsx';
import { funnel, nearLimit, responseRate } from './funnel.ts';
import * as styles from './overview.module.css';

/** The panel's first page: where the company stands. */
export function Overview() {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const overview = useQuery({
    queryKey: ['overview', company.id],
    queryFn: ({ signal }) => api.overview(signal),
    refetchInterval: 60_000,
  });
  return (
    <>
      <PageHead title={t('overview.title')} lead={company.name} />
      {overview.data ? (
        <Cards overview={overview.data} />
      ) : overview.isError ? (
        <LoadFailed error={overview.error} onRetry={() => void overview.refetch()} />
      ) : (
        <div className={styles.grid} aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </>
  );
}

function Cards({ overview }: { overview: CompanyOverview }) {
  const { scheduled, sent } = overview.invitations;
  const isNew = overview.grades.count === 0 && scheduled + sent === 0;
  return (
    <>
      {isNew && <FirstSteps />}
      <div className={styles.grid}>
        <GradeCard overview={overview} />
        <FunnelCard overview={overview} />
        <ReviewsCard overview={overview} />
        <PlanCard overview={overview} />
      </div>
    </>
  );
}

function Panel({
  title,
  action,
  className,
  children,
}: {
  title: string;
  action?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Card as="section" className={cx(styles.card, className)}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}

function GradeCard({ overview: { grades } }: { overview: CompanyOverview }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  return (
    <Panel title={t('overview.grade.title')}>
      {grades.average === null ? (
        <p className={styles.quiet}>{t('overview.grade.none')}</p>
      ) : (
        <div className={styles.grade}>
          <span className={styles.big} aria-hidden="true">
            {formatGrade(locale, grades.average)}
          </span>
          <div>
            <GradeDisplay value={grades.average} />
            <p className={styles.quiet}>{t('overview.grade.count', { count: grades.count })}</p>
          </div>
        </div>
      )}
      <a className={styles.action} href={profilePath(locale, company.slug)}>
        {t('overview.grade.profile')}
        <Icon name="arrow" size={16} />
      </a>
    </Panel>
  );
}

function FunnelCard({ overview: { invitations } }: { overview: CompanyOverview }) {
  const { t, locale } = useT('panel');
  const rate = responseRate(invitations);
  return (
    <Panel title={t('overview.funnel.title')} className={styles.wide}>
      <ul className={styles.funnel}>
        {funnel(invitations).map(({ key, count, share }) => (
          <li key={key}>
            {/* What was sent is in several states by now: its list is the whole one. */}
            <PanelLink className={styles.stage} to={PANEL_PATHS.invitations + (key === 'sent' ? '' : `?state=${key}`)}>
              <span>{t(`overview.funnel.${key}`)}</span>
              <strong>{formatNumber(locale, count)}</strong>
              <span className={styles.track} aria-hidden="true">
                <span className={cx(styles.fill, styles[key])} style={{ inlineSize: `${Math.round(share * 100)}%` }} />
              </span>
            </PanelLink>
          </li>
        ))}
      </ul>
      {rate !== null && (
        <p className={styles.quiet}>{t('overview.funnel.rate', { percent: formatPercent(locale, rate) })}</p>
      )}
    </Panel>
  );
}

function ReviewsCard({ overview: { reviews } }: { overview: CompanyOverview }) {
  const { t, locale } = useT('panel');
  return (
    <Panel title={t('overview.reviews.title')}>
      <dl className={styles.counts}>
        <div>
          <dd>{formatNumber(locale, reviews.lastSevenDays)}</dd>
          <dt>{t('overview.reviews.week', { count: reviews.lastSevenDays })}</dt>
        </div>
        <div>
          <dd>{formatNumber(locale, reviews.held)}</dd>
          <dt>{t('overview.reviews.held', { count: reviews.held })}</dt>
        </div>
      </dl>
    </Panel>
  );
}

const KNOWN_PLANS = ['trial', 'trustStart', 'trustPro', 'enterprise'];
const KNOWN_STATES = ['trial', 'paid', 'past_due', 'suspended', 'blocked'];

function PlanCard({ overview: { plan, invitations } }: { overview: CompanyOverview }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const name = plan.state === 'trial' ? 'trial' : plan.name;
  const { sentThisMonth, monthlyLimit } = invitations;
  const bad = plan.state === 'past_due' || plan.state === 'suspended' || plan.state === 'blocked';
  const near = nearLimit(invitations);
  return (
    <Panel title={t('overview.plan.title')} className={styles.wide}>
      <div className={styles.plan}>
        <div>
          <p className={styles.planName}>{KNOWN_PLANS.includes(name) ? t(`overview.plan.names.${name}`) : name}</p>
          <p className={cx(styles.quiet, bad && styles.bad)}>
            {KNOWN_STATES.includes(plan.state) ? t(`overview.plan.states.${plan.state}`) : plan.state}
            {plan.until &&
              `, ${t('overview.plan.until', { date: formatDate(locale, plan.until, { timeZone: company.timeZone }) })}`}
          </p>
        </div>
        <div className={styles.usage}>
          <p className={styles.quiet}>
            {monthlyLimit === null
              ? t('overview.plan.usageUnlimited', { count: sentThisMonth })
              : t('overview.plan.usage', {
                  used: formatNumber(locale, sentThisMonth),
                  limit: formatNumber(locale, monthlyLimit),
                })}
          </p>
          {monthlyLimit !== null && (
            <span className={styles.track} aria-hidden="true">
              <span
                className={cx(styles.fill, near && styles.near)}
                style={{
                  inlineSize: `${Math.min(100, Math.round((sentThisMonth / Math.max(monthlyLimit, 1)) * 100))}%`,
                }}
              />
            </span>
          )}
          {near && <p className={styles.warning}>{t('overview.plan.nearLimit')}</p>}
        </div>
      </div>
    </Panel>
  );
}
