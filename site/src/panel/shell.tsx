import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { Logo } from '../layouts/logo.tsx';
import { localePath, profilePath } from '../lib/addresses/links.ts';
import { useT } from '../lib/texts/i18n.ts';
import { Icon, Select, VisuallyHidden, cx } from '../ui/index.ts';
import { SubscriptionNotice } from './billing/notice/subscription-notice.tsx';
import { Bell } from './notifications/bell.tsx';
import { ConnectionNotice } from './connection/connection-notice.tsx';
import { Frame } from './frame.tsx';
import { NAVIGATION } from './navigation.ts';
import { PaletteButton } from './palette/palette-button.tsx';
import { PanelLink, usePanel } from './panel-context.tsx';
import { PANEL_PATHS } from './paths.ts';
import { VisitNotice } from './staff-access/visit-notice.tsx';
import type { PanelPage } from './paths.ts';
import * as styles from './panel.module.css';

export interface ShellProps {
  page: PanelPage | null;
  onCompany(id: string): void;
  children: ReactNode;
}

/** Navigation, notices and tools of the panel around a page. */
export function Shell({ page, onCompany, children }: ShellProps) {
  const { company } = usePanel();
  return (
    <Frame
      rail={<Rail page={page} onCompany={onCompany} />}
      notices={
        <>
          <VisitNotice />
          <ConnectionNotice />
          {/* The page itself says it all. */}
          {page !== 'settingsBilling' && <SubscriptionNotice key={company.id} />}
        </>
      }
      tools={
        <>
          <PaletteButton />
          <Bell />
        </>
      }
    >
      {children}
    </Frame>
  );
}

function Rail({ page, onCompany }: Omit<ShellProps, 'children'>) {
  const { t, locale } = useT('panel');
  const { me, company } = usePanel();
  const item = ([target, icon]: (typeof NAVIGATION)[number]['pages'][number]) => (
    <li key={target}>
      <PanelLink to={PANEL_PATHS[target]} className={styles.item} aria-current={page === target ? 'page' : undefined}>
        <Icon name={icon} />
        {t(`nav.${target}`)}
      </PanelLink>
    </li>
  );
  return (
    <nav className={styles.railBody} aria-label={t('nav.label')}>
      <Logo />
      {me.companies.length > 1 ? (
        <label className={styles.company}>
          <VisuallyHidden>{t('nav.company')}</VisuallyHidden>
          <Select value={company.id} onChange={(event) => onCompany(event.target.value)}>
            {me.companies.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </label>
      ) : (
        <p className={styles.companyName}>{company.name}</p>
      )}
      {NAVIGATION.map(({ group, pages }) => (
        <Fragment key={group}>
          {group !== 'main' && (
            <p className={styles.groupTitle} aria-hidden="true">
              {t(`nav.${group}`)}
            </p>
          )}
          <ul className={styles.items} aria-label={group === 'main' ? undefined : t(`nav.${group}`)}>
            {pages.map(item)}
          </ul>
        </Fragment>
      ))}
      <ul className={cx(styles.items, styles.foot)}>
        <li>
          <a className={styles.item} href={profilePath(locale, company.slug)}>
            <Icon name="external" />
            {t('nav.profile')}
          </a>
        </li>
        {me.user.partner && (
          <li>
            <a className={styles.item} href={localePath(locale, '/partners/panel')}>
              <Icon name="user" />
              {t('nav.partner')}
            </a>
          </li>
        )}
        <li>
          <a className={styles.item} href={localePath(locale, '/panel/logout')}>
            <Icon name="signOut" />
            {t('nav.signOut')}
          </a>
        </li>
        <li className={styles.who}>{me.user.email}</li>
      </ul>
    </nav>
  );
}
