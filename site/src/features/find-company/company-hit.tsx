import type { CompanyHit as Hit } from '@app/contracts/companies';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { formatNumber } from '../../lib/format.ts';
import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { initials } from '../reviews/review-card.tsx';
import * as styles from './find-company.module.css';

/** One company in a list; the whole card leads to its profile. */
export function CompanyHit({ hit, as: Heading = 'h3' }: { hit: Hit; as?: 'h2' | 'h3' }) {
  const { t, locale } = useT('common');
  return (
    <li className={styles.hit}>
      <span className={styles.emblem} aria-hidden="true">
        {initials(hit.name)}
      </span>
      <div className={styles.hitText}>
        <Heading className={styles.hitName}>
          <a href={profilePath(locale, hit.slug)}>{hit.name}</a>
        </Heading>
        <p className={styles.hitMeta}>
          {[t(`kinds.${hit.kind}`), hit.city, hit.website && bareHost(hit.website)].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.hitGrade}>
        <GradeDisplay value={hit.average} size="small" number />
        {hit.count > 0 && (
          <span>{t('reviewCount', { count: hit.count, number: formatNumber(locale, hit.count) })}</span>
        )}
      </div>
    </li>
  );
}

const bareHost = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');
