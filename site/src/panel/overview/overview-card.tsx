import type { ReactNode } from 'react';
import { Card, cx } from '../../ui/index.ts';
import * as styles from './overview.module.css';

export interface OverviewCardProps {
  title: string;
  action?: ReactNode;
  /** Two columns of the grid, or all three. */
  wide?: boolean | 'full';
  children: ReactNode;
}

/** A part of the overview with its heading. */
export function OverviewCard({ title, action, wide, children }: OverviewCardProps) {
  return (
    <Card as="section" className={cx(styles.card, wide === 'full' ? styles.full : wide && styles.wide)}>
      <div className={styles.cardHead}>
        <h2 className={styles.cardTitle}>{title}</h2>
        {action}
      </div>
      {children}
    </Card>
  );
}
