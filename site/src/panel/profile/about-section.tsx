import { useState } from 'react';
import { CATEGORIES, OTHER_CATEGORY } from '@app/contracts/company/categories';
import { COMPANY_KINDS, LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { DESCRIPTION_MAX } from '@app/contracts/company/profile';
import { LOCALE_NAMES } from '@app/locales/manifest.ts';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, Select, TextArea, TextInput } from '../../ui/index.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

/** Name, trade, and the description in each language. */
export function AboutSection() {
  const { t } = useT('panel');
  const { register, control, formState, setValue } = useFormContext<ProfileValues>();
  const { errors } = formState;
  const kind = useWatch({ control, name: 'kind' });
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('profile.about.title')}</h2>
      <Field label={t('profile.about.name')} hint={t('profile.about.nameHint')} error={errors.name?.message}>
        <TextInput autoComplete="organization" {...register('name')} />
      </Field>
      <div className={styles.pair}>
        <Field label={t('profile.about.kind')} error={errors.kind?.message}>
          <Select
            {...register('kind', {
              // Categories and facilities belong to one kind.
              onChange: () => {
                setValue('category', OTHER_CATEGORY, { shouldDirty: true });
                setValue('facilities', [], { shouldDirty: true });
              },
            })}
          >
            {COMPANY_KINDS.map((one) => (
              <option key={one} value={one}>
                {t(`account:fields.kinds.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('profile.about.category')} error={errors.category?.message}>
          <Select {...register('category')}>
            {[OTHER_CATEGORY, ...CATEGORIES[kind]].map((one) => (
              <option key={one} value={one}>
                {t(`category:names.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Descriptions />
    </Card>
  );
}

/** One language at a time, and those with an error. */
function Descriptions() {
  const { t, locale } = useT('panel');
  const { register, control, formState } = useFormContext<ProfileValues>();
  const [descriptions, main] = useWatch({ control, name: ['descriptions', 'mainLanguage'] });
  const [chosen, setChosen] = useState<Locale>(descriptions[locale] ? locale : main);
  const errors = formState.errors.descriptions ?? {};
  const shown = [...new Set([chosen, ...LOCALES.filter((one) => errors[one])])];
  const written = (one: Locale): boolean => Boolean(descriptions[one]?.trim());
  return (
    <>
      <Field label={t('profile.about.language')} hint={t('profile.about.languageHint')}>
        <Select value={chosen} onChange={(event) => setChosen(event.target.value as Locale)}>
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {`${LOCALE_NAMES[one]}${written(one) ? ' ✓' : ''}`}
            </option>
          ))}
        </Select>
      </Field>
      {shown.map((language) => (
        <Controller
          key={language}
          control={control}
          name={`descriptions.${language}`}
          render={({ field }) => (
            <Field
              label={t('profile.about.description', { language: LOCALE_NAMES[language] })}
              error={errors[language]?.message}
            >
              <TextArea {...field} value={field.value ?? ''} counterMax={DESCRIPTION_MAX} lang={language} rows={6} />
            </Field>
          )}
        />
      ))}
      <Field
        label={t('profile.about.mainLanguage')}
        hint={t('profile.about.mainLanguageHint')}
        error={formState.errors.mainLanguage && t('profile.about.mainMissing')}
      >
        <Select {...register('mainLanguage')}>
          {LOCALES.map((one) => (
            <option key={one} value={one}>
              {LOCALE_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
    </>
  );
}
