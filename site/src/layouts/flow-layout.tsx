import type { ReactNode } from 'react';
import { Alert } from '../ui/feedback/alert.tsx';
import { cx } from '../ui/cx.ts';
import { Container } from '../ui/layout.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { localePath } from '../lib/addresses/links.ts';
import { LanguageMenu } from './language-menu.tsx';
import { Logo } from './logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import * as styles from './layout.module.css';

export interface FlowLayoutProps {
  children: ReactNode;
  /** `form` 440 px for sign-in and the like, `narrow` 760 px for longer steps. */
  width?: 'form' | 'narrow';
  /** Small print at the end of the page; null for none. */
  footnote?: ReactNode;
  /** The page works without scripts. */
  plain?: boolean;
}

/** Layout of a page with one task: logo, language and content, without navigation. */
export function FlowLayout({
  children,
  width = 'narrow',
  footnote = width === 'narrow' ? <OwnData /> : null,
  plain = false,
}: FlowLayoutProps) {
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
        <Container width={width}>
          {!plain && (
            <noscript>
              <Alert tone="warning" className={styles.noScript} title={t('errors.noScript')} />
            </noscript>
          )}
          {children}
        </Container>
      </main>
      {footnote != null && (
        <footer className={styles.flowFooter}>
          <Container width="narrow">{footnote}</Container>
        </footer>
      )}
    </div>
  );
}

/** Link to the privacy notice, in another tab so that the form is not left. */
function OwnData() {
  const { t, locale } = useT('footer');
  const link = (path: string, words: string) => (
    <a href={localePath(locale, path)} target="_blank" rel="noopener">
      {words}
    </a>
  );
  return (
    <>
      {link('/privacy-policy', t('links.privacyPolicy'))} · {link('/privacy/request', t('links.yourData'))}
    </>
  );
}
