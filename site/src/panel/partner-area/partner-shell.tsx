import type { ReactNode } from 'react';
import type { Me } from '@app/contracts/accounts';
import { Logo } from '../../layouts/logo.tsx';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, cx } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import { Frame } from '../frame.tsx';
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
  return <Frame rail={<Rail page={page} me={me} />}>{children}</Frame>;
}

function Rail({ page, me }: Omit<ShellProps, 'children'>) {
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
