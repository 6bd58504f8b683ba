import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { VisuallyHidden } from '../ui/layout.tsx';
import { useT } from '../lib/i18n.ts';
import { useAddress } from '../lib/page.tsx';
import { isAlwaysDark, toggleTheme } from '../lib/theme.ts';
import * as styles from './layout.module.css';

/** Both faces are in the page and styles pick one: the server does not know the theme. Not where there is no choice. */
export function ThemeToggle() {
  const { t } = useT('common');
  const { path } = useAddress();
  if (isAlwaysDark(path)) return null;
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
