import { RATING_CRITERIA } from '@app/contracts/reviews';
import type { UpdateInvitationConfig } from '@app/contracts/invitations';
import { useFormContext } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Checkbox, Field, FieldError, SYMBOLS, Select } from '../../ui/index.ts';
import type { ConfigValues } from './config-values.ts';
import * as styles from './settings.module.css';

/** Settings of what the review form asks. */
export function AskingFields() {
  const { t } = useT('panel');
  const { register, formState } = useFormContext<ConfigValues, unknown, UpdateInvitationConfig>();
  const { errors } = formState;
  return (
    <>
      <h2 className={styles.part}>{t('config.asking')}</h2>
      <Field label={t('config.symbol')} error={errors.symbol?.message} className={styles.choice}>
        <Select {...register('symbol')}>
          {SYMBOLS.map((one) => (
            <option key={one} value={one}>
              {t(`config.symbols.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox label={t('config.askProducts')} {...register('askProducts')} />
      <Checkbox label={t('config.askPhotos')} {...register('askPhotos')} />
      <fieldset className={styles.window}>
        <legend className={styles.legend}>{t('config.criteria')}</legend>
        <p className={styles.hint}>{t('config.criteriaHint')}</p>
        <div className={styles.checks}>
          {RATING_CRITERIA.map((one) => (
            <Checkbox key={one} value={one} label={t(`reviews:criteria.${one}`)} {...register('criteria')} />
          ))}
        </div>
        <FieldError>{errors.criteria?.message}</FieldError>
      </fieldset>
    </>
  );
}
