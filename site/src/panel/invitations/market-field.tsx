import type { UseFormRegisterReturn } from 'react-hook-form';
import { countryName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select } from '../../ui/index.ts';
import { useMarketChoice } from '../markets/use-markets.ts';

/** The market of an order; nothing for a company that has only one. */
export function MarketField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t, locale } = useT('panel');
  const choice = useMarketChoice();
  if (!choice) return null;
  return (
    <Field label={t('invitations.invite.market')} error={error}>
      <Select {...field}>
        <option value="">{t('markets.main', { country: countryName(locale, choice.main.country) })}</option>
        {choice.open.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
