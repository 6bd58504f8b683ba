import { LOCALES, LOCALE_NAMES, htmlLang } from '@app/locales/manifest.ts';
import { Icon } from '../ui/icons/icon.tsx';
import { VisuallyHidden } from '../ui/layout.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { rememberLanguage } from '../lib/texts/language-cookie.ts';
import { useAddress, useLocalizedAddress } from '../lib/addresses/page-address.tsx';
import { Menu } from './menu.tsx';
import * as styles from './layout.module.css';

/** All languages that have the page, each linked to the same page with its filters. */
export function LanguageMenu() {
  const { t, locale } = useT('common');
  const samePage = useLocalizedAddress();
  const { missing = [] } = useAddress();
  return (
    <Menu
      label={
        <>
          <Icon name="globe" />
          <VisuallyHidden>{t('nav.language')}: </VisuallyHidden>
          <span lang={htmlLang(locale)}>{locale.toUpperCase()}</span>
        </>
      }
    >
      <ul className={styles.languages}>
        {LOCALES.filter((other) => !missing.includes(other)).map((other) => (
          <li key={other}>
            <a
              className={styles.item}
              href={samePage(other)}
              lang={htmlLang(other)}
              hrefLang={htmlLang(other)}
              aria-current={other === locale ? 'true' : undefined}
              onClick={() => rememberLanguage(other)}
            >
              {LOCALE_NAMES[other]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
