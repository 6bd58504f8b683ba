import type { ReactNode } from 'react';
import { Menu as AriakitMenu, MenuButton, MenuItem as AriakitMenuItem, MenuProvider } from '@ariakit/react';
import { Icon } from '../../ui/index.ts';
import * as styles from './menu.module.css';

export interface MenuProps {
  label: ReactNode;
  /** `MenuItem`s. */
  children: ReactNode;
}

/** A button that opens a menu of actions. */
export const Menu = ({ label, children }: MenuProps) => (
  <MenuProvider>
    <MenuButton className={styles.button}>
      {label}
      <Icon name="chevron" size={16} />
    </MenuButton>
    <AriakitMenu className={styles.menu} gutter={4} fitViewport>
      {children}
    </AriakitMenu>
  </MenuProvider>
);

export interface MenuItemProps {
  icon?: ReactNode;
  children: ReactNode;
  /** A link in place of an action. */
  href?: string;
  /** Why it cannot be done: it is disabled, with the reason below it. */
  refusal?: string | undefined;
  /** Saves what the link leads to under this name. */
  download?: string;
  onClick?(): void;
}

export const MenuItem = ({ icon, children, href, download, refusal, onClick }: MenuItemProps) => (
  <AriakitMenuItem
    className={styles.item}
    onClick={onClick}
    disabled={refusal !== undefined}
    render={href === undefined ? undefined : <a href={href} download={download} />}
  >
    {icon}
    <span>
      {children}
      {refusal && <span className={styles.refusal}>{refusal}</span>}
    </span>
  </AriakitMenuItem>
);
