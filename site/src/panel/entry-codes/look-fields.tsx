import type { Locale } from '@app/contracts/common';
import { LanguageOptions } from '../controls/options.tsx';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, Select } from '../../ui/index.ts';
import { PNG_WIDTHS, QR_LEVELS, printedWidth } from './qr-files.ts';
import type { QrLook } from './qr-files.ts';
import * as styles from './entry-codes.module.css';

export interface LookFieldsProps {
  language: Locale;
  look: QrLook;
  /** A key of the address's query and what was chosen. */
  onChange(key: 'language' | 'level' | 'width', value: string): void;
}

/** Language of the forms, and how their codes are drawn. */
export function LookFields({ language, look, onChange }: LookFieldsProps) {
  const { t, locale } = useT('panel');
  return (
    <div className={styles.look}>
      <Field label={t('entryCodes.language')} hint={t('entryCodes.languageHint')}>
        <Select value={language} onChange={(event) => onChange('language', event.target.value)}>
          <LanguageOptions />
        </Select>
      </Field>
      <Field label={t('entryCodes.level')} hint={t('entryCodes.levelHint')}>
        <Select value={look.level} onChange={(event) => onChange('level', event.target.value)}>
          {QR_LEVELS.map((one) => (
            <option key={one} value={one}>
              {t(`entryCodes.levels.${one}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('entryCodes.width')} hint={t('entryCodes.widthHint')}>
        <Select value={look.width} onChange={(event) => onChange('width', event.target.value)}>
          {PNG_WIDTHS.map((one) => (
            <option key={one} value={one}>
              {t('entryCodes.widthOption', { width: printedWidth(one), pixels: formatNumber(locale, one) })}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
}
