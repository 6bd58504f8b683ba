import { Icon, type IconName } from '../../../ui/icons/icon.tsx';
import { cx } from '../../../ui/cx.ts';
import type { BlockOf } from '../../../lib/content/blocks.ts';
import { Band, ItemTitle, headingLevelBelow, type BlockProps } from '../parts/band.tsx';
import * as styles from './lists.module.css';

export function Steps({ block, ...look }: BlockProps<'steps'>) {
  return (
    <Band title={block.title} lead={block.lead} {...look}>
      <ol className={styles.steps}>
        {block.items.map((item, index) => (
          <li key={item.id} className={styles.step}>
            <span className={styles.stepNumber} aria-hidden="true">
              {index + 1}
            </span>
            <ItemTitle level={headingLevelBelow(block.title, look.level)}>{item.title}</ItemTitle>
            {item.text && <p className={styles.muted}>{item.text}</p>}
          </li>
        ))}
      </ol>
    </Band>
  );
}

const FEATURE_ICONS: Record<BlockOf<'featureGrid'>['items'][number]['icon'], IconName> = {
  verified: 'shield',
  open: 'check',
  languages: 'globe',
  mediation: 'chat',
  widgets: 'window',
  surveys: 'chart',
  search: 'search',
  integrations: 'settings',
  statistics: 'chart',
  mail: 'mail',
  shop: 'shop',
  service: 'tools',
  hotel: 'bed',
  restaurant: 'cutlery',
};

export function Features({ block, ...look }: BlockProps<'featureGrid'>) {
  return (
    <Band title={block.title} lead={block.lead} {...look}>
      <ul className={cx(styles.features, block.items.length === 4 && styles.four)}>
        {block.items.map((item) => (
          <li key={item.id} className={styles.feature}>
            <span className={styles.featureIcon}>
              <Icon name={FEATURE_ICONS[item.icon]} size={24} />
            </span>
            <ItemTitle level={headingLevelBelow(block.title, look.level)}>
              {item.href ? <a href={item.href}>{item.title}</a> : item.title}
            </ItemTitle>
            {item.text && <p className={styles.muted}>{item.text}</p>}
          </li>
        ))}
      </ul>
    </Band>
  );
}
