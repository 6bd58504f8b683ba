import type { ComponentProps } from 'react';
import { countryName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Select } from '../../ui/index.ts';
import type { useMarketChoice } from './use-markets.ts';

interface MarketSelectProps extends Omit<ComponentProps<typeof Select>, 'children'> {
  choice: NonNullable<ReturnType<typeof useMarketChoice>>;
}

/** One of a company's markets by its code; empty for the main one. */
export function MarketSelect({ choice, ...rest }: MarketSelectProps) {
  const { t, locale } = useT('panel');
  return (
    <Select {...rest}>
      <option value="">{t('markets.main', { country: countryName(locale, choice.main.country) })}</option>
      {choice.open.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </Select>
  );
}
