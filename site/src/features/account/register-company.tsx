import { useEffect, useId, useMemo, useState } from 'react';
import { CATEGORIES, OTHER_CATEGORY } from '@app/contracts/company/categories';
import { COMPANY_KINDS } from '@app/contracts/common';
import type { KnownCity } from '@app/contracts/discovery/places';
import { useFormContext, useWatch } from 'react-hook-form';
import { intlTag } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select, TextInput } from '../../ui/index.ts';
import { useCitySuggestions } from '../../lib/forms/use-city-suggestions.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { countriesIn, likelyCountry } from '../../lib/texts/countries.ts';
import type { Registration } from './registration.ts';
import { withScheme } from './website.ts';
import * as styles from './account.module.css';

/** Fields about the first company. */
export function CompanyFields({ title }: { title?: string }) {
  const { t, locale } = useT('account');
  // Names come from the browser's Intl data, which may differ from the server's.
  const hydrated = useHydrated();
  const countries = useMemo(() => (hydrated ? countriesIn(intlTag(locale)) : []), [hydrated, locale]);
  const { register, control, formState, setValue, getValues } = useFormContext<Registration>();
  const errors = formState.errors.company;
  const kind = useWatch({ control, name: 'company.kind' });

  useEffect(() => {
    const guess = likelyCountry(navigator.languages);
    if (guess && !getValues('company.country')) setValue('company.country', guess);
  }, [getValues, setValue]);

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{title ?? t('registerAccount.company')}</legend>
      <Field label={t('fields.companyName')} error={errors?.name?.message}>
        <TextInput autoComplete="organization" {...register('company.name')} />
      </Field>
      <Field label={t('fields.website')} hint={t('fields.websiteHint')} error={errors?.website?.message}>
        <TextInput
          type="url"
          inputMode="url"
          autoComplete="url"
          {...register('company.website', {
            onBlur: () => setValue('company.website', withScheme(getValues('company.website'))),
          })}
        />
      </Field>
      <Field label={t('fields.kind')} error={errors?.kind?.message}>
        <Select
          {...register('company.kind', {
            // A category belongs to one kind.
            onChange: () => setValue('company.category', '' as 'other'),
          })}
        >
          <option value="">{t('fields.choose')}</option>
          {COMPANY_KINDS.map((one) => (
            <option key={one} value={one}>
              {t(`fields.kinds.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      {kind && (
        <Field label={t('fields.category')} error={errors?.category?.message}>
          <Select {...register('company.category')}>
            <option value="">{t('fields.choose')}</option>
            {[...CATEGORIES[kind], OTHER_CATEGORY].map((category) => (
              <option key={category} value={category}>
                {t(`category:names.${category}`)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <Field label={t('fields.country')} error={errors?.country?.message}>
        <Select autoComplete="country" {...register('company.country')}>
          <option value="">{t('fields.choose')}</option>
          {countries.map((country) => (
            <option key={country.code} value={country.code}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
      <CityField error={errors?.city?.message} />
    </fieldset>
  );
}

const labelOf = ({ city, region }: KnownCity): string => (region === null ? city : `${city}, ${region}`);

/** The city, suggested with its region, which tells cities of one name apart. */
function CityField({ error }: { error: string | undefined }) {
  const { t } = useT('account');
  const list = useId();
  const { control, setValue } = useFormContext<Registration>();
  const country = useWatch({ control, name: 'company.country' });
  const [typed, setTyped] = useState('');
  const suggestions = useCitySuggestions(country, typed.split(',')[0] ?? '');

  const take = (text: string): void => {
    const chosen = suggestions.find((one) => labelOf(one) === text);
    setTyped(text);
    setValue('company.city', chosen?.city ?? text, { shouldValidate: error !== undefined });
    setValue('company.region', chosen?.region ?? undefined);
  };
  return (
    <Field label={t('fields.city')} hint={t('fields.cityHint')} error={error}>
      <TextInput autoComplete="off" list={list} value={typed} onChange={(event) => take(event.target.value)} />
      <datalist id={list}>
        {suggestions.map((one) => (
          <option key={labelOf(one)} value={labelOf(one)} />
        ))}
      </datalist>
    </Field>
  );
}
