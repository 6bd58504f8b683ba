import { useState } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, TextInput, VisuallyHidden, cx } from '../../ui/index.ts';
import type { TextInputProps } from '../../ui/controls/inputs.tsx';
import { STRENGTH_LEVELS, passwordStrength } from './password-strength.ts';
import * as styles from './account.module.css';

/** A password that can be shown. Pasting is allowed: password managers need it. */
export function PasswordInput(props: TextInputProps) {
  const { t } = useT('account');
  const [shown, setShown] = useState(false);
  return (
    <span className={styles.password}>
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button type="button" className={styles.reveal} aria-pressed={shown} onClick={() => setShown(!shown)}>
        <Icon name={shown ? 'eyeOff' : 'eye'} />
        <VisuallyHidden>{t('fields.showPassword')}</VisuallyHidden>
      </button>
    </span>
  );
}

/** Password strength, as a word and four bars. Empty until something is typed. */
export function PasswordStrength({ password, known }: { password: string; known?: readonly string[] }) {
  const { t } = useT('account');
  const level = passwordStrength(password, known);
  const bars = password === '' ? 0 : STRENGTH_LEVELS.indexOf(level);
  return (
    <div className={styles.strength} aria-live="polite">
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <span key={bar} className={cx(styles.bar, bar <= bars && styles[level])} />
        ))}
      </span>
      {password !== '' && <span>{t('strength.label', { level: t(`strength.levels.${level}`) })}</span>}
    </div>
  );
}
