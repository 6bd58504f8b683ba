import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { VisuallyHidden } from '../ui/layout.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { useAddress } from '../lib/addresses/page-address.tsx';
import { isAlwaysDark, toggleTheme } from '../lib/browser/theme.ts';
import * as styles from './layout.module.css';

/**
 * Renders both icons and lets styles pick one, because the server does not know the theme. Hidden on pages that are
 * always dark.
 */
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
