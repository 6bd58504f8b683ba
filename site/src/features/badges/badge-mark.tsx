import type { Badge } from '@app/contracts/badges';
import type { PageImage } from '../../lib/content/blocks.ts';
import { cx } from '../../ui/cx.ts';
import { Picture } from '../../ui/picture.tsx';
import { BadgeEmblem } from './badge-emblem.tsx';
import * as styles from './badge-mark.module.css';

interface BadgeMarkProps {
  badge: Badge;
  picture?: PageImage | null;
  /** 24 or 96 pixels. */
  size: 'small' | 'large';
}

/** A badge's picture from the CMS, or else its default drawing. Decorative: its name stands beside it. */
export function BadgeMark({ badge, picture, size }: BadgeMarkProps) {
  const className = cx(styles.mark, styles[size]);
  if (!picture) return <BadgeEmblem badge={badge} large={size === 'large'} className={className} />;
  return <Picture image={{ ...picture, alt: '' }} sizes={size === 'large' ? '96px' : '24px'} className={className} />;
}
