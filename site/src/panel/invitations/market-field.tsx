import type { UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Field } from '../../ui/index.ts';
import { MarketSelect } from '../markets/market-select.tsx';
import { useMarketChoice } from '../markets/use-markets.ts';

/** The market of an order; nothing for a company that has only one. */
export function MarketField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t } = useT('panel');
  const choice = useMarketChoice();
  if (!choice) return null;
  return (
    <Field label={t('invitations.invite.market')} error={error}>
      <MarketSelect choice={choice} {...field} />
    </Field>
  );
}
