import { Container } from '../ui/layout.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { useLabel, useNavigation, type NavigationLink } from '../lib/content/navigation.tsx';
import { ContactData } from './contact-data.tsx';
import { Logo } from './logo.tsx';
import * as styles from './footer.module.css';

/** Footer of every public page: columns, legal links and the company, all from the CMS. */
export function Footer() {
  const { t } = useT('footer');
  const label = useLabel();
  const { footer, legal, elsewhere } = useNavigation();
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.grid}>
          <div className={styles.about}>
            <Logo />
            <p>{t('about')}</p>
            <ContactData />
            <Links links={elsewhere} className={styles.row} />
          </div>
          {footer.map((column, index) => (
            <nav key={index} aria-label={label(column)}>
              <h2 className={styles.title}>{label(column)}</h2>
              <Links links={column.links} className={styles.list} />
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <p>{t('promise')}</p>
          <Links links={legal} className={styles.row} />
        </div>
      </Container>
    </footer>
  );
}

function Links({ links, className }: { links: readonly NavigationLink[]; className: string | undefined }) {
  const label = useLabel();
  if (links.length === 0) return null;
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.href}>
          <a href={link.href}>{label(link)}</a>
        </li>
      ))}
    </ul>
  );
}
