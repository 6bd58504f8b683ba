import type { ReviewEvidence, ReviewOrigin } from '@app/contracts/reviews';
import { Icon } from '../../ui/icons/icon.tsx';
import { cx } from '../../ui/cx.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { ORIGIN_ICONS } from './origins.ts';
import * as styles from './origin-mark.module.css';

interface OriginMarkProps {
  origin: ReviewOrigin;
  evidence: ReviewEvidence;
  timeZone: string;
}

/** Origin of the review: a badge that opens to show what was checked, and when. */
export function OriginMark({ origin, evidence, timeZone }: OriginMarkProps) {
  const { t, locale } = useT('reviews');
  return (
    <details className={styles.origin}>
      <summary className={cx(styles.originSummary, styles[origin])}>
        <Icon name={ORIGIN_ICONS[origin]} size={16} />
        {t(`origin.${origin}.label`)}
        <Icon name="chevron" size={14} className={styles.originOpen} />
      </summary>
      <div className={styles.originText}>
        <p>{t(`origin.${origin}.text`)}</p>
        <dl className={styles.evidence}>
          {steps(evidence).map(([step, at]) => (
            <div key={step}>
              <dt>
                <Icon name="check" size={14} />
                {t(`evidence.${step}`)}
              </dt>
              <dd>
                <time dateTime={at}>{formatDate(locale, at, { timeZone, style: 'medium' })}</time>
              </dd>
            </div>
          ))}
        </dl>
        <a href={localePath(locale, '/trust/how-reviews-are-verified')}>{t('origin.more')}</a>
      </div>
    </details>
  );
}

/** Steps until publication, in order. An imported review was submitted by its import. */
function steps({ invited, submittedAt, confirmedAt, importedAt, checked }: ReviewEvidence): [string, string][] {
  const all: [string, string | null | undefined][] = [
    [invited?.by ?? 'email', invited?.at],
    importedAt ? ['imported', importedAt] : ['submitted', submittedAt],
    ['confirmed', confirmedAt],
    [checked?.by ?? 'screening', checked?.at],
  ];
  return all.filter((step): step is [string, string] => Boolean(step[1]));
}
