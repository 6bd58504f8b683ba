import type { ElementType, ReactNode, Ref } from 'react';
import { cx } from '../cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import * as styles from './alert.module.css';

const ICONS = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const satisfies Record<
  string,
  IconName
>;

export interface AlertProps {
  tone?: keyof typeof ICONS;
  title?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** For moving the focus here after a failed submit; needs `tabIndex={-1}`. */
  ref?: Ref<HTMLDivElement>;
  tabIndex?: number;
}

/** A message. Errors are announced assertively, others politely. */
export function Alert({ tone = 'info', title, children, className, ref, tabIndex }: AlertProps) {
  return (
    <div
      className={cx(styles.alert, styles[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
      ref={ref}
      tabIndex={tabIndex}
    >
      <Icon name={ICONS[tone]} size={24} />
      <div>
        {title != null && <p className={styles.title}>{title}</p>}
        {children != null && <div className={styles.body}>{children}</div>}
      </div>
    </div>
  );
}

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  icon?: IconName;
  /** Heading level; h1 if the page has no other. */
  as?: ElementType;
  actions?: ReactNode;
}

/** Says why there is nothing, with links. */
export function EmptyState({ title, children, icon = 'search', as: Heading = 'h2', actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <Icon name={icon} size={48} />
      <Heading className={styles.emptyTitle}>{title}</Heading>
      {children != null && <div className={styles.emptyText}>{children}</div>}
      {actions}
    </div>
  );
}
