import { useT } from '../../lib/texts/i18n.ts';
import { CoverageFigures } from '../invitations/order-coverage/coverage-figures.tsx';
import { OverviewCard } from './overview-card.tsx';

/** Share of the period's orders whose customers were invited. */
export function CoverageCard({ days }: { days: number }) {
  const { t } = useT('panel');
  return (
    <OverviewCard title={t('coverage.title')}>
      <CoverageFigures days={days} />
    </OverviewCard>
  );
}
