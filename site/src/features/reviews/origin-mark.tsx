import type { ReviewOrigin } from '@app/contracts/reviews';
import { Icon } from '../../ui/icon.tsx';
import { cx } from '../../ui/cx.ts';
import { useT } from '../../lib/i18n.ts';
import { localePath } from '../../lib/links.ts';
import { ORIGIN_ICONS } from './origins.ts';
import * as styles from './review-card.module.css';

/** How the review came in: a shield or a label with words, that opens to say what it means. */
export function OriginMark({ origin }: { origin: ReviewOrigin }) {
  const { t, locale } = useT('reviews');
  return (
    <details className={styles.origin}>
      <summary className={cx(styles.originSummary, styles[origin])}>
        <Icon name={ORIGIN_ICONS[origin]} size={16} />
        {t(`origin.${origin}.label`)}
      </summary>
      <p className={styles.originText}>
        {t(`origin.${origin}.text`)}{' '}
        <a href={localePath(locale, '/trust/how-reviews-are-verified')}>{t('origin.more')}</a>
      </p>
    </details>
  );
}
