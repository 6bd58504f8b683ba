import { useDeferredValue, useState } from 'react';
import {
  Combobox,
  ComboboxCancel,
  ComboboxItem,
  ComboboxLabel,
  ComboboxPopover,
  ComboboxProvider,
} from '@ariakit/react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../../lib/texts/i18n.ts';
import { Icon } from '../../../ui/index.ts';
import { useApi, usePanel } from '../../panel-context.tsx';
import { reviewsApi } from '../reviews-api.ts';
import * as styles from './filters.module.css';

export interface ProductFilterProps {
  id: string | null;
  /** Its name, as far as it is known. */
  name: string | null;
  onChange(productId: string): void;
}

/** Reviews of one product, looked up by its name among the company's products. */
export function ProductFilter({ id, name, onChange }: ProductFilterProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewsApi);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const q = useDeferredValue(typed?.trim() ?? '');
  const found = useQuery({
    queryKey: ['products', company.id, 'named', q],
    queryFn: ({ signal }) => api.products({ q }, signal),
    enabled: open,
    placeholderData: (before) => before,
  });
  const chosen =
    id === null
      ? ''
      : (name ?? found.data?.items.find((one) => one.id === id)?.name ?? t('reviews.filters.oneProduct'));
  return (
    <ComboboxProvider
      open={open}
      setOpen={setOpen}
      value={typed ?? chosen}
      setValue={setTyped}
      setSelectedValue={(value) => {
        setTyped(null);
        onChange(String(value));
      }}
    >
      <div className={styles.product}>
        <ComboboxLabel className={styles.label}>{t('reviews.filters.productId')}</ComboboxLabel>
        <Combobox className={styles.combobox} placeholder={t('reviews.filters.any')} onBlur={() => setTyped(null)} />
        {id !== null && (
          <ComboboxCancel
            className={styles.cancel}
            aria-label={t('reviews.filters.anyProduct')}
            onClick={() => {
              setTyped(null);
              onChange('');
            }}
          >
            <Icon name="close" size={16} />
          </ComboboxCancel>
        )}
      </div>
      <ComboboxPopover className={styles.options} gutter={4} sameWidth aria-busy={found.isFetching}>
        {found.data?.items.map((product) => (
          <ComboboxItem key={product.id} className={styles.option} value={product.id} setValueOnClick={false}>
            {product.name}
          </ComboboxItem>
        ))}
        {found.data?.items.length === 0 && <p className={styles.none}>{t('reviews.filters.noProduct')}</p>}
      </ComboboxPopover>
    </ComboboxProvider>
  );
}
