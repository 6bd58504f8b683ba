import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import { useT } from '../lib/i18n.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import * as styles from './layout.module.css';

export interface FlowLayoutProps {
  children: ReactNode;
  /** `form` 440 px for sign-in and the like, `narrow` 760 px for longer steps. */
  width?: 'form' | 'narrow';
  /** Quiet words at the end of the page. */
  footnote?: ReactNode;
}

/** One task and nothing that leads away from it: the logo, the language, the content. */
export function FlowLayout({ children, width = 'narrow', footnote }: FlowLayoutProps) {
  const { t } = useT('common');
  return (
    <div className={cx(styles.page, styles.flow)}>
      <SkipLink>{t('nav.skip')}</SkipLink>
      <header className={styles.flowBar}>
        <Container className={styles.bar}>
          <Logo />
          <LanguageMenu />
          <ThemeToggle />
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={cx(styles.main, styles.flowMain)}>
        <Container width={width}>{children}</Container>
      </main>
      {footnote != null && (
        <footer className={styles.flowFooter}>
          <Container width="narrow">{footnote}</Container>
        </footer>
      )}
    </div>
  );
}
