import { useRef } from 'react';
import type { ReactNode } from 'react';
import type { Me } from '@app/contracts/accounts';
import { LanguageMenu } from '../../layouts/language-menu.tsx';
import { Logo } from '../../layouts/logo.tsx';
import { SkipLink } from '../../layouts/skip-link.tsx';
import { ThemeToggle } from '../../layouts/theme-toggle.tsx';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, VisuallyHidden, cx } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import { PARTNER_PATHS, PartnerLink } from './partner-context.tsx';
import type { PartnerPage } from './partner-context.tsx';
import * as styles from '../panel.module.css';

const NAVIGATION = [
  ['home', 'chart'],
  ['clients', 'shop'],
  ['earnings', 'label'],
  ['materials', 'copy'],
  ['profile', 'settings'],
] as const satisfies readonly (readonly [PartnerPage, IconName])[];

interface ShellProps {
  /** Null before there is a profile: nothing to navigate to. */
  page: PartnerPage | null;
  me: Me;
  children: ReactNode;
}

/** Frame of the partner area: that of the merchant panel, with its own rail. */
export function PartnerShell({ page, me, children }: ShellProps) {
  const { t } = useT('panel');
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  const rail = <Rail page={page} me={me} onFollow={close} />;
  return (
    <div className={styles.shell}>
      <SkipLink>{t('skip')}</SkipLink>
      <div className={styles.rail}>{rail}</div>
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={t('nav.label')}
        onClick={(event) => event.target === drawer.current && close()}
      >
        <div className={styles.drawerBody}>
          <button type="button" className={cx(styles.iconButton, styles.drawerClose)} onClick={close}>
            <Icon name="close" size={24} />
            <VisuallyHidden>{t('nav.close')}</VisuallyHidden>
          </button>
          {rail}
        </div>
      </dialog>
      <div className={styles.column}>
        <header className={styles.top}>
          <button
            type="button"
            className={cx(styles.iconButton, styles.burger)}
            onClick={() => drawer.current?.showModal()}
          >
            <Icon name="menu" size={24} />
            <VisuallyHidden>{t('nav.menu')}</VisuallyHidden>
          </button>
          <span className={styles.topLogo}>
            <Logo />
          </span>
          <span className={styles.grow} />
          <LanguageMenu />
          <ThemeToggle />
        </header>
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

function Rail({ page, me, onFollow }: Omit<ShellProps, 'children'> & { onFollow(): void }) {
  const { t, locale } = useT('partners');
  const current = page === 'newClient' ? 'clients' : page;
  return (
    <nav className={styles.railBody} aria-label={t('panel.nav.label')}>
      <Logo />
      <p className={styles.companyName}>{t('panel.nav.label')}</p>
      {page !== null && (
        <ul className={styles.items}>
          {NAVIGATION.map(([target, icon]) => (
            <li key={target}>
              <PartnerLink
                to={PARTNER_PATHS[target]}
                className={styles.item}
                aria-current={current === target ? 'page' : undefined}
                onClick={onFollow}
              >
                <Icon name={icon} />
                {t(`panel.nav.${target}`)}
              </PartnerLink>
            </li>
          ))}
        </ul>
      )}
      <ul className={cx(styles.items, styles.foot)}>
        {me.companies.length > 0 && (
          <li>
            <a className={styles.item} href={localePath(locale, '/panel')}>
              <Icon name="window" />
              {t('panel.nav.company')}
            </a>
          </li>
        )}
        <li>
          <a className={styles.item} href={localePath(locale, '/panel/logout')}>
            <Icon name="signOut" />
            {t('panel:nav.signOut')}
          </a>
        </li>
        <li className={styles.who}>{me.user.email}</li>
      </ul>
    </nav>
  );
}
