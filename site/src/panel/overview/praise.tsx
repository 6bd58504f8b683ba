import type { Dashboard } from '@app/contracts/company/dashboard';
import { formatGrade, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { PanelLink } from '../panel-context.tsx';
import { OverviewCard } from './overview-card.tsx';
import { reviewsPath } from './review-links.ts';
import * as styles from './overview.module.css';

/** From this grade on a phrase is suggested for good reviews. */
const PRAISE_FROM = 4;

/** What customers rate by criterion, and which suggested phrases they chose. Counts only: no text is interpreted. */
export function Praise({ dashboard: { criteria, phrases, current } }: { dashboard: Dashboard }) {
  const { t, locale } = useT('panel');
  const { from, to } = current;
  const praise = phrases.items.filter(({ grade }) => grade >= PRAISE_FROM);
  const complaints = phrases.items.filter(({ grade }) => grade < PRAISE_FROM);
  const list = (items: Dashboard['phrases']['items']) => (
    <ul className={styles.plainList}>
      {items.map(({ phrase, language, count }) => (
        <li key={language + phrase}>
          <PanelLink to={reviewsPath({ words: phrase, language, from, to })} lang={language}>
            {phrase}
          </PanelLink>{' '}
          <strong>{formatNumber(locale, count)}</strong>
        </li>
      ))}
    </ul>
  );
  return (
    <OverviewCard title={t('overview.praise.title')} wide>
      {criteria.length === 0 && phrases.items.length === 0 && (
        <p className={styles.quiet}>{t('overview.praise.none')}</p>
      )}
      {criteria.length > 0 && (
        <dl className={styles.criteria}>
          {criteria.map(({ criterion, count, average }) => (
            <div key={criterion}>
              <dt>{t(`reviews:criteria.${criterion}`)}</dt>
              <dd>
                <strong>{formatGrade(locale, average)}</strong>{' '}
                <span className={styles.quiet}>{t('overview.praise.ratings', { count })}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {phrases.items.length > 0 && (
        <>
          <div className={styles.columns}>
            <div>
              <h3 className={styles.subheading}>{t('overview.praise.good')}</h3>
              {praise.length > 0 ? list(praise) : <p className={styles.quiet}>–</p>}
            </div>
            <div>
              <h3 className={styles.subheading}>{t('overview.praise.bad')}</h3>
              {complaints.length > 0 ? list(complaints) : <p className={styles.quiet}>–</p>}
            </div>
          </div>
          <p className={styles.quiet}>{t('overview.praise.sample', { count: phrases.reviews })}</p>
        </>
      )}
    </OverviewCard>
  );
}
