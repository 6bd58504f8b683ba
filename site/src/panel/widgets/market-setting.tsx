import { MAIN_MARKET } from '@app/contracts/company/public-markets';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { countryName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select } from '../../ui/index.ts';
import { useMarketChoice } from '../markets/use-markets.ts';

interface MarketSettingProps {
  market: WidgetSettings['market'];
  error: string | undefined;
  onChange(market: WidgetSettings['market']): void;
}

/** The market that a widget is about; nothing for a company that has only one. */
export function MarketSetting({ market, error, onChange }: MarketSettingProps) {
  const { t, locale } = useT('panel');
  const choice = useMarketChoice();
  if (!choice) return null;
  const { main, open, all } = choice;
  // One that is archived by now shows what it is, until another is chosen.
  const archived = all.find(({ id, archived }) => id === market && archived);
  return (
    <Field label={t('widgets.market')} hint={t('widgets.marketHint')} error={error}>
      <Select value={market ?? ''} onChange={(event) => onChange(event.target.value || null)}>
        <option value="">{t('widgets.marketsAll')}</option>
        <option value={MAIN_MARKET}>{t('markets.main', { country: countryName(locale, main.country) })}</option>
        {[...open, ...(archived ? [archived] : [])].map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
