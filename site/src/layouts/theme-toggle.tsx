import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/layout.tsx';
import { useT } from '../lib/i18n.ts';
import { toggleTheme } from '../lib/theme.ts';
import * as styles from './layout.module.css';

/** Both faces are in the page and styles pick one: the server does not know the theme. */
export function ThemeToggle() {
  const { t } = useT('common');
  return (
    <button type="button" className={cx(styles.summary, styles.themeToggle)} onClick={() => toggleTheme()}>
      <span className={styles.forLight}>
        <Icon name="moon" />
        <VisuallyHidden>{t('nav.themeToDark')}</VisuallyHidden>
      </span>
      <span className={styles.forDark}>
        <Icon name="sun" />
        <VisuallyHidden>{t('nav.themeToLight')}</VisuallyHidden>
      </span>
    </button>
  );
}
