import type { ReactNode } from 'react';
import type { TransparencyReport } from '@app/contracts/trust/transparency';
import { cx } from '../../../ui/cx.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card, Container } from '../../../ui/layout.tsx';
import { formatDate, formatHours, formatMonth, formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { localePath } from '../../../lib/addresses/links.ts';
import { API_BASE } from '../../../lib/api/api.ts';
import { NotFound, ServiceDown } from '../../../ui/errors/error-pages.tsx';
import { Counts, type Count } from './counts.tsx';
import { Months } from './months.tsx';
import type { Months as Items, TransparencyData } from './transparency-data.ts';
import * as article from '../article.module.css';
import * as styles from './transparency.module.css';

/** Monthly transparency report, in any state. */
export function TransparencyPage({ data }: { data: TransparencyData }) {
  if (data.kind === 'missing') return <NotFound />;
  if (data.kind === 'down') return <ServiceDown />;
  return <Report report={data.report} months={data.months} />;
}

/** Rows of counts with their labels; names without a fixed order are sorted by count. */
const rowsOf = (counts: Partial<Record<string, number>>, label: (name: string) => string): Count[] =>
  Object.entries(counts).map(([key, count = 0]) => ({ key, label: label(key), count }));
const sumOf = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);
const bySize = (rows: Count[]): Count[] => rows.toSorted((one, other) => other.count - one.count);

function Report({ report, months }: { report: TransparencyReport; months: Items }) {
  const { t, locale } = useT('trust');
  const { received, held, looked, decisions, reports, mediations, appeals, withdrawals, withdrawn, privacyRequests } =
    report;
  const data = `${API_BASE}/transparency/${report.month}`;
  const side = (name: string) => t(`report.sides.${name}`);
  return (
    <Container className={cx(article.page, styles.page)}>
      <header>
        <h1>{t('report.seo.title', { month: formatMonth(locale, `${report.month}-01`) })}</h1>
        <p className={article.lead}>{t('report.lead')}</p>
      </header>
      {!report.complete && <Alert>{t('report.running')}</Alert>}
      <Months months={months} shown={report.month} />
      <div className={styles.sections}>
        <Section title={t('report.received')} total={received.total}>
          <Counts
            quiet
            caption={t('report.received')}
            rows={rowsOf(received.byOrigin, (origin) => t(`verified.origins.${origin}.title`))}
          />
        </Section>
        <Section title={t('report.held')} total={held.total} text={t('report.heldText')}>
          <Counts
            quiet
            caption={t('report.held')}
            rows={bySize(rowsOf(held.byRule, (rule) => t(`reviews:rules.${rule}`)))}
          />
        </Section>
        <Section title={t('report.looked')} total={looked.total} text={t('report.lookedText')}>
          <Counts
            quiet
            caption={t('report.looked')}
            rows={[
              { key: 'kept', label: t('report.effects.kept'), count: looked.kept },
              { key: 'removed', label: t('report.effects.removed'), count: looked.removed },
              { key: 'late', label: t('report.lookedLate'), count: looked.late },
            ]}
          />
        </Section>
        <Section title={t('report.decisions')} total={decisions.total} text={t('report.decisionsText')}>
          <Counts
            quiet
            caption={t('report.decisions')}
            rows={rowsOf(decisions.byEffect, (effect) => t(`report.effects.${effect}`))}
          />
          <Counts
            caption={t('statement.decidedBy')}
            rows={[
              { key: 'screening', label: t('statement.by.screening'), count: decisions.byMachine },
              { key: 'moderator', label: t('statement.by.moderator'), count: decisions.byModerator },
            ]}
          />
          <Counts
            caption={t('statement.why')}
            rows={bySize(rowsOf(decisions.byGround, (ground) => t(`reviews:grounds.${ground}`)))}
          />
          {decisions.medianHours !== null && (
            <Figure
              label={t('report.median')}
              value={formatHours(locale, Math.round(decisions.medianHours * 10) / 10)}
            />
          )}
        </Section>
        <Section title={t('report.reports')} total={reports.received.total}>
          <Counts quiet caption={t('report.reports')} rows={rowsOf(reports.received.bySide, side)} />
          <Counts
            caption={t('statement.why')}
            rows={bySize(rowsOf(reports.received.byReason, (reason) => t(`reviews:report.reasons.${reason}`)))}
          />
        </Section>
        <Section title={t('report.reportsDecided')} total={reports.decided.total}>
          <Counts
            quiet
            caption={t('report.reportsDecided')}
            rows={Object.entries(reports.decided.bySide).flatMap(([name, { accepted, dismissed }]) => [
              { key: `${name} accepted`, label: t('report.accepted', { side: side(name) }), count: accepted },
              { key: `${name} dismissed`, label: t('report.dismissed', { side: side(name) }), count: dismissed },
            ])}
          />
        </Section>
        <Section title={t('report.mediations')} total={mediations.ended}>
          <Counts
            quiet
            caption={t('report.mediations')}
            rows={rowsOf(mediations.byOutcome, (outcome) => t(`report.outcomes.${outcome}`))}
          />
          <Figure label={t('report.mediationsOpened')} value={formatNumber(locale, mediations.opened)} />
        </Section>
        <Section title={t('report.appeals')} total={appeals.received}>
          <Counts quiet caption={t('report.appeals')} rows={rowsOf(appeals.bySide, side)} />
        </Section>
        <Section title={t('report.appealsDecided')} total={appeals.decided}>
          <Counts
            quiet
            caption={t('report.appealsDecided')}
            rows={[
              { key: 'upheld', label: t('report.upheld'), count: appeals.upheld },
              { key: 'reversed', label: t('report.reversed'), count: appeals.reversed },
            ]}
          />
        </Section>
        <Section title={t('report.withdrawals.title')} total={withdrawals.requested}>
          <Counts
            quiet
            caption={t('report.withdrawals.title')}
            rows={[
              { key: 'words', label: t('report.withdrawals.words'), count: withdrawals.granted.words },
              { key: 'moderator', label: t('report.withdrawals.moderator'), count: withdrawals.granted.moderator },
              { key: 'refused', label: t('report.withdrawals.refused'), count: withdrawals.refused },
              { key: 'reversed', label: t('report.withdrawals.reversed'), count: withdrawals.reversed },
            ]}
          />
          <Counts
            caption={t('statement.why')}
            rows={rowsOf(withdrawals.byReason, (reason) => t(`reviews:grounds.seller_${reason}`))}
          />
        </Section>
        <Section title={t('report.withdrawn')} total={sumOf(withdrawn)}>
          <Counts
            quiet
            caption={t('report.withdrawn')}
            rows={[
              { key: 'author', label: t('report.outcomes.deleted_by_author'), count: withdrawn.deletedByAuthor },
              // Before such decisions existed, sellers withdrew reviews themselves.
              ...(withdrawn.withdrawnBySeller > 0
                ? [{ key: 'seller', label: t('report.effects.withdrawn'), count: withdrawn.withdrawnBySeller }]
                : []),
              { key: 'erased', label: t('report.erased'), count: withdrawn.erased },
            ]}
          />
        </Section>
        <Section title={t('report.privacy')} total={sumOf(privacyRequests)}>
          <Counts
            quiet
            caption={t('report.privacy')}
            rows={rowsOf(privacyRequests, (kind) => t(`privacy.kinds.${kind}.title`))}
          />
        </Section>
      </div>
      <p className={styles.note}>
        {t('report.counted', { date: formatDate(locale, report.computedAt) })} <a href={data}>{data}</a>
      </p>
      <p className={styles.links}>
        <a href={localePath(locale, '/trust/how-reviews-are-verified')}>{t('verified.title')}</a>
        <a href={localePath(locale, '/trust/receipt')}>{t('receipt.seo.title')}</a>
      </p>
    </Container>
  );
}

interface SectionProps {
  title: string;
  total: number;
  text?: string;
  children: ReactNode;
}

function Section({ title, total, text, children }: SectionProps) {
  const { locale } = useT('trust');
  return (
    <Card as="section" className={styles.section}>
      <h2 className={styles.title}>
        {title} <span className={styles.total}>{formatNumber(locale, total)}</span>
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <dl className={styles.figure}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </dl>
  );
}
