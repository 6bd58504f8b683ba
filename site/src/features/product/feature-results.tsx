import type { FeatureResult } from '@app/contracts/product-features';
import { FEATURE_POSITIONS } from '@app/contracts/values';
import { ScaleEnds, VisuallyHidden } from '../../ui/index.ts';
import { formatGrade, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './product.module.css';

const WIDTH = 100;
const MARGIN = 4;

/** Average position of the product between two ends, with the number of answers. */
export function FeatureResults({ features }: { features: readonly FeatureResult[] }) {
  const { t } = useT('product');
  if (features.length === 0) return null;
  return (
    <section className={styles.features} aria-labelledby="features-title">
      <h2 id="features-title">{t('features.title')}</h2>
      <dl className={styles.featureList}>
        {features.map((feature) => (
          <Line key={feature.id} feature={feature} />
        ))}
      </dl>
      <p className={styles.muted}>{t('features.note')}</p>
    </section>
  );
}

function Line({ feature: { name, low, high, count, position } }: { feature: FeatureResult }) {
  const { t, locale } = useT('product');
  const share = (position - 1) / (FEATURE_POSITIONS - 1);
  return (
    <div>
      <dt className={styles.featureName}>{name}</dt>
      <dd>
        <svg className={styles.featureLine} viewBox={`0 0 ${WIDTH} 8`} aria-hidden="true">
          <line x1={MARGIN} y1="4" x2={WIDTH - MARGIN} y2="4" />
          <circle cx={MARGIN + share * (WIDTH - 2 * MARGIN)} cy="4" r="3" />
        </svg>
        <VisuallyHidden>
          {t('features.position', { position: formatGrade(locale, position), low, high })}
        </VisuallyHidden>
        <ScaleEnds className={styles.ends} low={low} high={high} />
        <span className={styles.featureCount}>
          {t('features.count', { count, number: formatNumber(locale, count) })}
        </span>
      </dd>
    </div>
  );
}
