import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { Footer } from './footer.tsx';
import { HeaderNavigation } from './header-navigation.tsx';
import { HeaderSearch } from './header-search.tsx';
import { LanguageBanner } from './language-banner.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import * as styles from './layout.module.css';

export interface PublicLayoutProps {
  children: ReactNode;
  /** No padding: the page has full-width bands of its own. */
  flush?: boolean;
}

/** Layout of public pages: bar, content, footer. */
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
          <HeaderSearch />
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
