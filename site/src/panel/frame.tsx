import { useRef } from 'react';
import type { ReactNode } from 'react';
import { LanguageMenu } from '../layouts/language-menu.tsx';
import { Logo } from '../layouts/logo.tsx';
import { SkipLink } from '../layouts/skip-link.tsx';
import { ThemeToggle } from '../layouts/theme-toggle.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { Icon, VisuallyHidden, cx } from '../ui/index.ts';
import * as styles from './panel.module.css';

interface FrameProps {
  /** The navigation: beside the page and, on phones, in a drawer that closes when a link is followed. */
  rail: ReactNode;
  /** Above the top bar. */
  notices?: ReactNode;
  /** In the top bar, before the menu of languages. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Frame of the merchant panel and of the partner area: navigation rail (behind a button on phones) and page. */
export function Frame({ rail, notices, tools, children }: FrameProps) {
  const { t } = useT('panel');
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <div className={styles.shell}>
      <SkipLink>{t('skip')}</SkipLink>
      <div className={styles.rail}>{rail}</div>
      <dialog
        ref={drawer}
        className={styles.drawer}
        aria-label={t('nav.label')}
        onClick={({ target }) => (target === drawer.current || (target as Element).closest('a')) && close()}
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
        {notices}
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
          {tools}
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
