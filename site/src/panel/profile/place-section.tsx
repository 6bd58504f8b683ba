import { useMemo } from 'react';
import { Combobox, ComboboxItem, ComboboxPopover, ComboboxProvider } from '@ariakit/react';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { TimeZoneOptions } from '../controls/options.tsx';
import { useCitySuggestions } from '../../lib/forms/use-city-suggestions.ts';
import { countriesIn } from '../../lib/texts/countries.ts';
import { intlTag } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, Select, TextInput } from '../../ui/index.ts';
import { useFieldWiring } from '../../ui/controls/field.tsx';
import { useApi } from '../panel-context.tsx';
import { profileApi } from './profile-api.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

/** Where the company is: lists of the directory go by country, region and city. */
export function PlaceSection() {
  const { t, locale } = useT('panel');
  const { register, control, formState, setValue } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const api = useApi(profileApi);
  const [country, timeZone] = useWatch({ control, name: ['country', 'timeZone'] });
  const countries = useMemo(() => countriesIn(intlTag(locale)), [locale]);
  const regions = useQuery({
    queryKey: ['regions', country],
    queryFn: ({ signal }) => api.regions(country, signal),
    staleTime: Infinity,
  });
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('profile.place.title')}</h2>
      <Field label={t('profile.place.country')} error={errors.country?.message}>
        <Select
          autoComplete="country"
          {...register('country', {
            onChange: () => {
              setValue('region', '', { shouldDirty: true });
              setValue('city', '', { shouldDirty: true });
            },
          })}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <div className={styles.pair}>
        <Field label={t('profile.place.city')} error={errors.city?.message}>
          <CityInput country={country} />
        </Field>
        <Field label={t('profile.place.region')} error={errors.region?.message}>
          <TextInput list="profile-regions" autoComplete="address-level1" {...register('region')} />
          <datalist id="profile-regions">
            {regions.data?.items.map((region) => (
              <option key={region} value={region} />
            ))}
          </datalist>
        </Field>
      </div>
      <p className={styles.hint}>{t('profile.place.hint')}</p>
      <div className={styles.pair}>
        <Field label={t('profile.place.address')} error={errors.address?.message}>
          <TextInput autoComplete="street-address" {...register('address')} />
        </Field>
        <Field label={t('profile.place.postcode')} error={errors.postcode?.message}>
          <TextInput autoComplete="postal-code" {...register('postcode')} />
        </Field>
      </div>
      <Field
        label={t('profile.place.coordinates')}
        hint={t('profile.place.coordinatesHint')}
        error={errors.coordinates?.message}
      >
        <TextInput placeholder="52.2297, 21.0122" autoComplete="off" dir="ltr" {...register('coordinates')} />
      </Field>
      <Field
        label={t('profile.place.timeZone')}
        hint={t('profile.place.timeZoneHint')}
        error={errors.timeZone?.message}
      >
        <Select {...register('timeZone')}>
          <TimeZoneOptions own={timeZone} />
        </Select>
      </Field>
    </Card>
  );
}

/** A city of the gazetteer, or another one typed in full. Choosing one fills in its region. */
function CityInput({ country }: { country: string }) {
  const { control, register, setValue } = useFormContext<ProfileValues>();
  const city = useWatch({ control, name: 'city' });
  const suggestions = useCitySuggestions(country, city);
  const { id, ...wiring } = useFieldWiring({});
  const { ref, onBlur, name } = register('city');
  return (
    <ComboboxProvider value={city} setValue={(value) => setValue('city', value, { shouldDirty: true })}>
      <Combobox
        {...wiring}
        id={id}
        ref={ref}
        name={name}
        onBlur={onBlur}
        className={styles.combobox}
        autoComplete="none"
      />
      <ComboboxPopover className={styles.options} gutter={4} sameWidth>
        {suggestions.map((one) => (
          <ComboboxItem
            key={`${one.city}/${one.region}`}
            className={styles.option}
            value={one.city}
            onClick={() => setValue('region', one.region ?? '', { shouldDirty: true })}
          >
            {one.city}
            <span className={styles.regionOf}>{one.region}</span>
          </ComboboxItem>
        ))}
      </ComboboxPopover>
    </ComboboxProvider>
  );
}
