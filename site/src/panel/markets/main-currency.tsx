import { useState } from 'react';
import type { ReactNode } from 'react';
import { useMutation } from '@tanstack/react-query';
import { currencyOf } from '@app/contracts/company/markets';
import type { MarketList } from '@app/contracts/company/markets';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, Select } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { CurrencyOptions } from '../controls/options.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi } from '../panel-context.tsx';
import { marketsApi } from './markets-api.ts';
import * as styles from './markets.module.css';

interface MainCurrencyProps {
  main: MarketList['main'];
  onSaved(): Promise<unknown>;
  /** Other acts of the card. */
  children: ReactNode;
}

/** The currency of the main market: that of its country, or another. */
export function MainCurrency({ main, onSaved, children }: MainCurrencyProps) {
  const { t } = useT('panel');
  const [open, setOpen] = useState(false);
  if (open) return <CurrencyForm main={main} onSaved={onSaved} onClose={() => setOpen(false)} />;
  return (
    <div className={styles.acts}>
      {children}
      <ActButton act="markets.write" compact variant="secondary" size="small" onClick={() => setOpen(true)}>
        {t('markets.mainCurrency.change')}
      </ActButton>
    </div>
  );
}

function CurrencyForm({ main, onSaved, onClose }: Omit<MainCurrencyProps, 'children'> & { onClose(): void }) {
  const { t } = useT('panel');
  const api = useApi(marketsApi);
  const failureWords = useFailureMessage();
  const [currency, setCurrency] = useState(main.currencyChosen ? main.currency : '');
  const save = useMutation({
    mutationFn: () => api.changeMain({ currency: currency || null }),
    onSuccess: async () => {
      await onSaved();
      onClose();
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Field label={t('markets.mainCurrency.label')}>
        <Select autoFocus value={currency} onChange={(event) => setCurrency(event.target.value)}>
          <option value="">{t('markets.mainCurrency.ofCountry', { currency: currencyOf(main.country) })}</option>
          <CurrencyOptions />
        </Select>
      </Field>
      {save.isError && <Alert tone="error">{failureWords(save.error)}</Alert>}
      <div className={styles.acts}>
        <Button type="submit" size="small" busy={save.isPending}>
          {t('markets.mainCurrency.save')}
        </Button>
        <Button type="button" variant="quiet" size="small" onClick={onClose}>
          {t('markets.cancel')}
        </Button>
      </div>
    </form>
  );
}
