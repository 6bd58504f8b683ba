import { Container } from '../ui/layout.tsx';
import { localePath } from '../lib/links.ts';
import { useT } from '../lib/i18n.ts';
import { Logo } from './logo.tsx';
import * as styles from './layout.module.css';

const COLUMNS = [
  {
    title: 'columns.readers',
    links: [
      ['/find-company', 'links.findCompany'],
      ['/trust/how-reviews-are-verified', 'links.howVerified'],
      ['/trust/how-grades-are-computed', 'links.howComputed'],
      ['/privacy/request', 'links.yourData'],
    ],
  },
  {
    title: 'columns.companies',
    links: [
      ['/register', 'links.register'],
      ['/login', 'links.logIn'],
      ['/panel', 'links.panel'],
    ],
  },
  { title: 'columns.developers', links: [['/api/docs', 'links.api']] },
] as const;

export function Footer() {
  const { t, locale } = useT('footer');
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.footerGrid}>
          <div>
            <Logo />
            <p className={styles.footerAbout}>{t('about')}</p>
          </div>
          {COLUMNS.map(({ title, links }) => (
            <nav key={title} aria-label={t(title)}>
              <h2 className={styles.footerTitle}>{t(title)}</h2>
              <ul className={styles.footerList}>
                {links.map(([path, key]) => (
                  <li key={path}>
                    <a href={path.startsWith('/api') ? path : localePath(locale, path)}>{t(key)}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className={styles.footerEnd}>{t('promise')}</p>
      </Container>
    </footer>
  );
}
