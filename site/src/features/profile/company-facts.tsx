import type { CompanyProfile } from '@app/contracts/companies';
import { Bar } from '../../ui/feedback/bar.tsx';
import { Card } from '../../ui/layout.tsx';
import { formatDate, formatGrade, formatNumber } from '../../lib/texts/format.ts';
import { useBadgePictures } from '../../lib/content/badge-pictures.tsx';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { BadgeMark } from '../badges/badge-mark.tsx';
import * as page from '../review-page/review-page.module.css';
import * as styles from './profile.module.css';

/** Current badges, each linked to its criteria. */
export function Badges({ company }: { company: CompanyProfile }) {
  const { t, locale } = useT('profile');
  const pictures = useBadgePictures();
  if (company.badges.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('badges.title')}</h2>
      <ul className={styles.badges}>
        {company.badges.map(({ badge, wonAt }) => (
          <li key={badge}>
            <BadgeMark badge={badge} picture={pictures[badge]} size="small" />
            <div>
              <a className={styles.badgeName} href={`${localePath(locale, '/badges')}#${badge}`}>
                {t(`badges:${badge}.name`)}
              </a>
              <time className={page.muted} dateTime={wonAt}>
                {formatDate(locale, wonAt, { timeZone: company.timeZone })}
              </time>
              <p>{t(`badges:${badge}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Detailed ratings over the full period. */
export function DetailedRatings({ company }: { company: CompanyProfile }) {
  const { t, locale } = useT('profile');
  if (company.ratings.length === 0) return null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('ratings.title')}</h2>
      <dl className={styles.detailed}>
        {company.ratings.map(({ criterion, count, average }) => (
          <div key={criterion}>
            <dt>{t(`reviews:criteria.${criterion}`)}</dt>
            <dd>
              <Bar share={average / 5} tone={Math.round(average) as 1 | 2 | 3 | 4 | 5} />
              <span>
                {t('ratings.row', { grade: formatGrade(locale, average), number: formatNumber(locale, count) })}
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

const COUNTED = ['opened', 'changed', 'deletedByAuthor', 'expired'] as const;

/** Number and outcome of mediations. */
export function MediationCounts({ company }: { company: CompanyProfile }) {
  const { t, locale } = useT('profile');
  const { mediations } = company;
  if (mediations.opened === 0) return null;
  return (
    <Card as="section">
      <h2 className={page.asideTitle}>{t('mediations.title')}</h2>
      <dl className={styles.counts}>
        {COUNTED.map((name) => (
          <div key={name}>
            <dt>{t(`mediations.${name}`)}</dt>
            <dd>{formatNumber(locale, mediations[name])}</dd>
          </div>
        ))}
      </dl>
      <p className={page.muted}>{t('mediations.text')}</p>
    </Card>
  );
}
