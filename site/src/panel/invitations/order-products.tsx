import { MAX_ORDER_PRODUCTS } from '@app/contracts/invitations';
import type { CreateOrder } from '@app/contracts/invitations';
import { useFieldArray } from 'react-hook-form';
import type { UseFormReturn } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, TextInput } from '../../ui/index.ts';
import type { OrderValues } from './order-values.ts';
import * as styles from './invitations.module.css';

/** Products of the order, which the customer may review too. */
export function OrderProducts({ form }: { form: UseFormReturn<OrderValues, unknown, CreateOrder> }) {
  const { t } = useT('panel');
  const { control, register, formState } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'products' });
  return (
    <fieldset className={styles.products}>
      <legend>{t('invitations.invite.products')}</legend>
      {fields.map((field, at) => {
        const wrong = formState.errors.products?.[at];
        return (
          <div
            key={field.id}
            className={styles.product}
            role="group"
            aria-label={t('invitations.invite.product', { number: at + 1 })}
          >
            <Field label={t('invitations.invite.productName')} error={wrong?.name?.message}>
              <TextInput {...register(`products.${at}.name`)} />
            </Field>
            <Field
              label={t('invitations.invite.productId')}
              hint={t('invitations.invite.productIdHint')}
              error={wrong?.productId?.message}
            >
              <TextInput {...register(`products.${at}.productId`)} />
            </Field>
            <Field label={t('invitations.invite.productUrl')} error={wrong?.url?.message}>
              <TextInput type="url" inputMode="url" {...register(`products.${at}.url`)} />
            </Field>
            <div>
              <Button variant="quiet" size="small" onClick={() => remove(at)}>
                {t('invitations.invite.removeProduct')}
              </Button>
            </div>
          </div>
        );
      })}
      {fields.length < MAX_ORDER_PRODUCTS && (
        <div>
          <Button variant="secondary" size="small" onClick={() => append({ productId: '', name: '', url: '' })}>
            {t('invitations.invite.addProduct')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
