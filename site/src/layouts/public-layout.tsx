import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import { useT } from '../lib/i18n.ts';
import { Footer } from './footer.tsx';
import { HeaderNavigation } from './header-navigation.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import * as styles from './layout.module.css';

export interface PublicLayoutProps {
  children: ReactNode;
  /** No padding around the content: the page brings its own bands from edge to edge. */
  flush?: boolean;
}

/** Every public page: bar, content, footer. */
export function PublicLayout({ children, flush }: PublicLayoutProps) {
  const { t } = useT('common');
  return (
    <div className={styles.page}>
      <SkipLink>{t('nav.skip')}</SkipLink>
      <LanguageBanner />
      <header className={styles.navbar}>
        <Container className={styles.bar}>
          <Logo />
          <HeaderNavigation />
          <LanguageMenu />
          <ThemeToggle />
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={cx(styles.main, styles.under, flush && styles.flush)}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
