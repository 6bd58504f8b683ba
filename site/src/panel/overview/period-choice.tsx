import { DASHBOARD_DAYS } from '@app/contracts/values';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select } from '../../ui/index.ts';
import { usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';

/** How many days are compared with as many before them. */
export function PeriodChoice({ days }: { days: number }) {
  const { t } = useT('panel');
  const { navigate } = usePanel();
  return (
    <Field label={t('overview.period.label')}>
      <Select value={days} onChange={(event) => navigate(`${PANEL_PATHS.overview}?days=${event.target.value}`)}>
        {DASHBOARD_DAYS.map((one) => (
          <option key={one} value={one}>
            {t('overview.period.days', { count: one })}
          </option>
        ))}
      </Select>
    </Field>
  );
}
