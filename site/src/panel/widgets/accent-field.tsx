import { accentContrast } from '@app/contracts/widgets/contrast';
import { formatGrade } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Checkbox, Field, TextInput } from '../../ui/index.ts';
import * as styles from './widgets.module.css';

const FIRST_ACCENT = '#1f2430';

interface AccentFieldProps {
  /** `#rrggbb`; null for ours. */
  accent: string | null;
  error?: string | undefined;
  onChange(accent: string | null): void;
}

/** An accent of the merchant's own, with how well text on it can be read. */
export function AccentField({ accent, error, onChange: choose }: AccentFieldProps) {
  const { t, locale } = useT('panel');
  const contrast = accent === null ? null : accentContrast(accent);
  const ratio = contrast ? formatGrade(locale, contrast.ratio) : '';
  return (
    <div className={styles.accent}>
      <Checkbox
        label={t('widgets.accentOwn')}
        checked={accent !== null}
        onChange={(event) => choose(event.target.checked ? FIRST_ACCENT : null)}
      />
      {accent !== null && contrast && (
        <Field
          label={t('widgets.accent')}
          hint={contrast.enough ? t('widgets.contrastEnough', { ratio }) : undefined}
          error={contrast.enough ? error : t('widgets.contrastLow', { ratio })}
        >
          <TextInput
            type="color"
            className={styles.colour}
            value={accent}
            onChange={(event) => choose(event.target.value.toLowerCase())}
          />
        </Field>
      )}
    </div>
  );
}
