import { useRef } from 'react';
import { Icon } from '../ui/icons/icon.tsx';
import { VisuallyHidden } from '../ui/layout.tsx';
import { useT } from '../lib/texts/i18n.ts';
import { useLabel, useNavigation, type NavigationItem, type NavigationLink } from '../lib/content/navigation.tsx';
import { useAddress } from '../lib/addresses/page-address.tsx';
import { useDisclosures } from './use-disclosures.ts';
import * as styles from './header-navigation.module.css';

/**
 * Links of the navigation bar: side by side on wide screens, behind a button on narrow ones. One list serves both, and
 * all menus open without scripts.
 */
export function HeaderNavigation() {
  const { t } = useT('common');
  const { header } = useNavigation();
  const ref = useRef<HTMLElement>(null);
  const onKeyDown = useDisclosures(ref);
  if (header.length === 0) return null;
  return (
    <nav className={styles.nav} aria-label={t('nav.main')} ref={ref} onKeyDown={onKeyDown}>
      <details className={styles.burger}>
        <summary className={styles.burgerButton}>
          <span className={styles.forClosed}>
            <Icon name="menu" size={24} />
          </span>
          <span className={styles.forOpen}>
            <Icon name="close" size={24} />
          </span>
          <VisuallyHidden>{t('nav.menu')}</VisuallyHidden>
        </summary>
      </details>
      <ul className={styles.list}>
        {header.map((item, index) => (
          <li key={index} className={styles.entry}>
            {item.children.length > 0 ? (
              <Submenu item={item} />
            ) : (
              <PageLink link={{ ...item, href: item.href ?? '' }} className={styles.top} top />
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Submenu({ item }: { item: NavigationItem }) {
  const label = useLabel();
  const { path } = useAddress();
  const own: NavigationLink[] = item.href === null ? [] : [{ ...item, href: item.href }];
  const links = [...own, ...item.children];
  const isHere = links.some(({ href }) => href === path);
  return (
    <details className={styles.menu}>
      <summary className={styles.top} data-top="" data-here={isHere || undefined}>
        {label(item)}
        <Icon name="chevron" size={16} />
      </summary>
      <ul className={styles.panel}>
        {links.map((link) => (
          <li key={link.href}>
            <PageLink link={link} className={styles.link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface PageLinkProps {
  link: NavigationLink;
  className: string | undefined;
  /** Top-level item of the bar. */
  top?: boolean;
}

function PageLink({ link, className, top }: PageLinkProps) {
  const label = useLabel();
  const { path } = useAddress();
  return (
    <a
      className={className}
      href={link.href}
      aria-current={link.href === path ? 'page' : undefined}
      data-top={top ? '' : undefined}
    >
      {label(link)}
    </a>
  );
}
