import { useQuery } from '@tanstack/react-query';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { countryName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select } from '../../ui/index.ts';
import { marketsApi } from '../markets/markets-api.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import { usePermissions } from '../permissions.tsx';

/** The market of an order; nothing for a company that has only one. */
export function MarketField({ field, error }: { field: UseFormRegisterReturn; error: string | undefined }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(marketsApi);
  const permissions = usePermissions();
  const markets = useQuery({
    queryKey: ['markets', company.id],
    queryFn: ({ signal }) => api.markets(signal),
    // Asked only once it is known that the plan has markets.
    enabled: permissions !== undefined && permissions.refused.every(({ act }) => act !== 'markets.read'),
  });
  const { main, items = [] } = markets.data ?? {};
  const open = items.filter(({ archived }) => !archived);
  if (!main || open.length === 0) return null;
  return (
    <Field label={t('invitations.invite.market')} error={error}>
      <Select {...field}>
        <option value="">{t('markets.main', { country: countryName(locale, main.country) })}</option>
        {open.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
