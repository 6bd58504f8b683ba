import { FACILITIES } from '@app/contracts/company/categories';
import { useFormContext, useWatch } from 'react-hook-form';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Checkbox, Field, Icon, Select } from '../../ui/index.ts';
import { SPOKEN_LANGUAGES } from './profile-values.ts';
import type { ProfileValues } from './profile-values.ts';
import * as styles from './profile.module.css';

/** Facilities of the kind, and the languages that are spoken. */
export function OfferSection() {
  const { t, locale } = useT('panel');
  const { register, control, setValue } = useFormContext<ProfileValues>();
  const [kind, languages] = useWatch({ control, name: ['kind', 'languages'] });
  const others = SPOKEN_LANGUAGES.split(' ').filter((language) => !languages.includes(language));
  const choose = (next: string[]) => setValue('languages', next, { shouldDirty: true });
  return (
    <Card as="section" className={styles.section}>
      <h2>{t('profile.offer.title')}</h2>
      {FACILITIES[kind].length > 0 && (
        <fieldset>
          <legend className={styles.label}>{t('profile.offer.facilities')}</legend>
          <div className={styles.checks}>
            {FACILITIES[kind].map((facility) => (
              <Checkbox
                key={facility}
                value={facility}
                label={t(`category:facilities.${facility}`)}
                {...register('facilities')}
              />
            ))}
          </div>
        </fieldset>
      )}
      <Field label={t('profile.offer.languages')} hint={t('profile.offer.languagesHint')}>
        <Select value="" onChange={(event) => choose([...languages, event.target.value])}>
          <option value="">{t('profile.offer.addLanguage')}</option>
          {others.map((language) => (
            <option key={language} value={language}>
              {languageName(locale, language)}
            </option>
          ))}
        </Select>
      </Field>
      {languages.length > 0 && (
        <ul className={styles.chips}>
          {languages.map((language) => (
            <li key={language}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('profile.offer.removeLanguage', { language: languageName(locale, language) })}
                onClick={() => choose(languages.filter((one) => one !== language))}
              >
                {languageName(locale, language)}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
