import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import { Icon } from '../ui/icon.tsx';
import { Container, VisuallyHidden } from '../ui/layout.tsx';
import { localePath } from '../lib/links.ts';
import { useT } from '../lib/i18n.ts';
import { useAddress } from '../lib/page.tsx';
import { Footer } from './footer.tsx';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { Menu } from './menu.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import { SkipLink } from './skip-link.tsx';
import * as styles from './layout.module.css';

const NAV = [
  { path: '/find-company', key: 'nav.findCompany' },
  { path: '/trust/how-reviews-are-verified', key: 'nav.howVerified' },
  { path: '/register', key: 'nav.forBusiness' },
  { path: '/login', key: 'nav.logIn' },
] as const;

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
      <header className={styles.navbar}>
        <Container className={styles.bar}>
          <Logo />
          <nav className={styles.links} aria-label={t('nav.main')}>
            <NavLinks className={styles.link} />
          </nav>
          <LanguageMenu />
          <ThemeToggle />
          <Menu
            className={styles.burger}
            label={
              <>
                <Icon name="menu" size={24} />
                <VisuallyHidden>{t('nav.menu')}</VisuallyHidden>
              </>
            }
          >
            <nav className={styles.column} aria-label={t('nav.main')}>
              <NavLinks className={styles.item} />
            </nav>
          </Menu>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={cx(styles.main, styles.under, flush && styles.flush)}>
        {children}
      </main>
      <Footer />
    </div>
  );
}

function NavLinks({ className }: { className: string | undefined }) {
  const { t, locale } = useT('common');
  const page = useAddress();
  return NAV.map(({ path, key }) => {
    const href = localePath(locale, path);
    return (
      <a key={path} className={className} href={href} aria-current={page.path === href ? 'page' : undefined}>
        {t(key)}
      </a>
    );
  });
}
