import { useT } from '../../../lib/texts/i18n.ts';
import { Card, Field, Select } from '../../../ui/index.ts';
import { CoverageFigures } from './coverage-figures.tsx';
import { COVERAGE_DAYS } from './days.ts';
import type { CoverageDays } from './days.ts';
import * as styles from './coverage.module.css';

/** Invitation coverage over a chosen period. */
export function Coverage({ days, onChange }: { days: CoverageDays; onChange(days: CoverageDays): void }) {
  const { t } = useT('panel');
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('coverage.title')}</h2>
        <Field label={t('coverage.period')}>
          <Select value={days} onChange={(event) => onChange(event.target.value === '365' ? 365 : 90)}>
            {COVERAGE_DAYS.map((one) => (
              <option key={one} value={one}>
                {t(`coverage.days${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <CoverageFigures days={days} />
    </Card>
  );
}
