import type { BadgeCatalogue } from '@app/contracts/badges';
import type { Locale } from '@app/locales/manifest.ts';
import { Card, Container } from '../../ui/layout.tsx';
import { useBadgePictures } from '../../lib/content/badge-pictures.tsx';
import { formatGrade, formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { ServiceDown } from '../../ui/errors/error-pages.tsx';
import { BadgeMark } from './badge-mark.tsx';
import type { BadgesData } from './badges-data.ts';
import * as styles from './badges.module.css';

type Condition = BadgeCatalogue['items'][number]['conditions'][number];

/** Threshold in the unit of its figure: 4.6, 90%, 150% of the previous value, 48. */
function amount(locale: Locale, unit: Condition['unit'], value: number): string {
  if (unit === 'grade') return formatGrade(locale, value);
  if (unit === 'share' || unit === 'ratio') return formatPercent(locale, value);
  return formatNumber(locale, value);
}

/** Criteria of each badge, with the engine's thresholds. */
export function BadgesPage({ data }: { data: BadgesData }) {
  const { t, locale } = useT('badges');
  const pictures = useBadgePictures();
  if (data.kind === 'down') return <ServiceDown />;

  const limits = ({ unit, atLeast, atMost }: Condition): string => {
    if (unit === 'yes') return '';
    const parts = [
      atLeast !== null && t('criteria.atLeast', { value: amount(locale, unit, atLeast) }),
      atMost !== null && t('criteria.atMost', { value: amount(locale, unit, atMost) }),
    ];
    return parts.filter(Boolean).join(', ');
  };

  return (
    <Container className={styles.page}>
      <header>
        <h1>{t('page.title')}</h1>
        <p className={styles.lead}>{t('page.lead')}</p>
      </header>
      <ul className={styles.badges}>
        {data.badges.map(({ badge, conditions }) => (
          <Card as="li" key={badge} id={badge}>
            <h2 className={styles.name}>
              <BadgeMark badge={badge} picture={pictures[badge]} size="large" />
              {t(`${badge}.name`)}
            </h2>
            <p>{t(`${badge}.text`)}</p>
            <h3 className={styles.criteria}>{t('criteria.title')}</h3>
            <ul className={styles.conditions}>
              {conditions.map((condition) => (
                <li key={condition.figure}>
                  {t(`figures.${condition.figure}`)}
                  {limits(condition) && <strong>: {limits(condition)}</strong>}
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
      <p className={styles.note}>{t('criteria.nightly')}</p>
      <p className={styles.note}>{t('criteria.comparable')}</p>
    </Container>
  );
}
