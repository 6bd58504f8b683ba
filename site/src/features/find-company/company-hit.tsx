import type { CompanyHit as Hit } from '@app/contracts/companies';
import { cx } from '../../ui/cx.ts';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { cityName } from '../../lib/texts/cities.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { hostName, profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as card from '../../ui/linked-card.module.css';
import * as styles from './find-company.module.css';

/** A company in a list; the whole card links to its profile. */
export function CompanyHit({ hit, as: Heading = 'h3' }: { hit: Hit; as?: 'h2' | 'h3' }) {
  const { t, locale } = useT('common');
  return (
    <li className={cx(card.card, styles.hit)}>
      <Mark id={hit.id} name={hit.name} picture={hit.logo} />
      <div className={styles.hitText}>
        <Heading className={card.name}>
          <a href={profilePath(locale, hit.slug)}>{hit.name}</a>
        </Heading>
        <p className={styles.hitMeta}>
          {[
            t(`kinds.${hit.kind}`),
            hit.city && cityName(t, hit.country, hit.city),
            hit.website && hostName(hit.website),
          ]
            .filter(Boolean)
            .join(' · ')}
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
