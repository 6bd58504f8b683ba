import { localePath } from '../lib/addresses/links.ts';
import { useT } from '../lib/texts/i18n.ts';
import * as styles from './layout.module.css';

/** Logo and name, linked to the home page. */
export function Logo() {
  const { t, locale } = useT('common');
  return (
    <a className={styles.logo} href={localePath(locale, '/')}>
      <svg className={styles.mark} width="28" height="28" viewBox="0 0 28 28" aria-hidden="true">
        <path
          className={styles.markBody}
          d="M5 1.5h18A3.5 3.5 0 0 1 26.5 5v13.5A3.5 3.5 0 0 1 23 22H12.5L6.4 27a.8.8 0 0 1-1.3-.6V22A3.5 3.5 0 0 1 1.5 18.5V5A3.5 3.5 0 0 1 5 1.5z"
        />
        <path className={styles.markStar} d="M14 4.6l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9L6.8 9.8l5-.7z" />
      </svg>
      {t('brand')}
    </a>
  );
}
