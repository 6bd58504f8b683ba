import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Icon, Select } from '../../ui/index.ts';
import * as styles from './experts.module.css';

export interface LanguageChipsProps {
  languages: readonly Locale[];
  maximum: number;
  onChange(languages: Locale[]): void;
}

/** The languages that an expert answers in. */
export function LanguageChips({ languages, maximum, onChange }: LanguageChipsProps) {
  const { t, locale } = useT('panel');
  const full = languages.length >= maximum;
  return (
    <div className={styles.languages}>
      <Field label={t('experts.languages')}>
        <Select value="" disabled={full} onChange={(event) => onChange([...languages, event.target.value as Locale])}>
          <option value="">{t('profile.offer.addLanguage')}</option>
          {LOCALES.filter((one) => !languages.includes(one)).map((one) => (
            <option key={one} value={one}>
              {languageName(locale, one)}
            </option>
          ))}
        </Select>
      </Field>
      {languages.length > 0 && (
        <ul className={styles.chips}>
          {languages.map((one) => (
            <li key={one}>
              <button
                type="button"
                className={styles.chip}
                aria-label={t('profile.offer.removeLanguage', { language: languageName(locale, one) })}
                onClick={() => onChange(languages.filter((other) => other !== one))}
              >
                {languageName(locale, one)}
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
