import type { PageBadge } from '../../../lib/content/blocks.ts';
import { localePath } from '../../../lib/addresses/links.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { BadgeMark } from '../../badges/badge-mark.tsx';
import { Band, ItemTitle, headingLevelBelow, type BlockProps } from '../parts/band.tsx';
import * as styles from './badge-gallery.module.css';

/** All badges with their descriptions; each links to its criteria. */
export function BadgeGallery({
  block,
  badges,
  ...look
}: BlockProps<'badgeGallery'> & { badges: readonly PageBadge[] }) {
  const { t, locale } = useT('badges');
  const page = localePath(locale, '/badges');
  return (
    <Band title={block.title} lead={block.lead} {...look}>
      <ul className={styles.badges}>
        {badges.map(({ type, name, text, image }) => (
          <li key={type} className={styles.badge}>
            <BadgeMark badge={type} picture={image} size="large" />
            <div>
              <ItemTitle level={headingLevelBelow(block.title, look.level)}>
                <a href={`${page}#${type}`}>{name}</a>
              </ItemTitle>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.more}>
        <a href={page}>{t('page.title')}</a>
      </p>
    </Band>
  );
}
