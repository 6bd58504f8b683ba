import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Card, Icon, cx } from '../index.ts';
import type { IconName } from '../index.ts';
import * as styles from './message.module.css';

export interface MessageProps {
  icon: IconName;
  tone?: 'info' | 'success' | 'warning';
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** Set if it replaces other content: its heading takes the focus to be read out. */
  replaces?: boolean;
  /** `h2` on a page with its own title. */
  as?: 'h1' | 'h2';
}

/** A page with a single message: done, gone, check your mail. */
export function Message({
  icon,
  tone = 'info',
  title,
  children,
  actions,
  replaces = false,
  as: Heading = 'h1',
}: MessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (replaces) heading.current?.focus({ preventScroll: true });
  }, [replaces]);
  return (
    <Card className={styles.message}>
      <span className={cx(styles.medal, tone !== 'info' && styles[tone])}>
        <Icon name={icon} size={32} />
      </span>
      <Heading className={styles.title} ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      {children}
      {actions != null && <div className={styles.actions}>{actions}</div>}
    </Card>
  );
}

/** A `Message` while loading. */
export function Waiting({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Card className={cx(styles.message, styles.waiting)} aria-busy="true">
      <span className={styles.medal}>
        <Icon name={icon} size={32} />
      </span>
      <p role="status">{children}</p>
    </Card>
  );
}

/** An address in a sentence. */
export const address = (words: string): ReactNode => <span className={styles.address}>{words}</span>;
