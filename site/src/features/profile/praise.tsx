import type { Praise } from '@app/contracts/company/praise';
import { htmlLang } from '@app/locales/manifest.ts';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { usePageAddress } from '../review-page/page-address.tsx';
import * as page from '../review-page/review-page.module.css';
import * as styles from './praise.module.css';

/** From this grade on a phrase praises. */
const GOOD = 4;

/** What customers mention most, in their own words, each with the reviews that say so; and their detailed ratings. */
export function Mentioned({ praise: { phrases, criteria } }: { praise: Praise }) {
  const { t, locale } = useT('profile');
  if (phrases.items.length + criteria.length === 0) return null;
  const praised = phrases.items.filter(({ grade }) => grade >= GOOD);
  const criticised = phrases.items.filter(({ grade }) => grade < GOOD);
  return (
    <section aria-labelledby="mentioned-title" className={styles.mentioned}>
      <h2 id="mentioned-title" className={page.sectionTitle}>
        {t('mentioned.title')}
      </h2>
      <div className={styles.groups}>
        <Phrases title={t('mentioned.praised')} items={praised} good />
        <Phrases title={t('mentioned.criticised')} items={criticised} />
      </div>
      {phrases.items.length > 0 && (
        <p className={page.muted}>{t('mentioned.note', { number: formatNumber(locale, phrases.reviews) })}</p>
      )}
      {criteria.length > 0 && (
        <dl className={styles.criteria}>
          {criteria.map(({ criterion, average, count }) => (
            <div key={criterion}>
              <dt>{t(`reviews:criteria.${criterion}`)}</dt>
              <dd>
                <GradeDisplay value={average} size="small" number />{' '}
                <span className={page.muted}>({formatNumber(locale, count)})</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}

function Phrases({ title, items, good }: { title: string; items: Praise['phrases']['items']; good?: boolean }) {
  const { locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  if (items.length === 0) return null;
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.phrases}>
        {items.map(({ phrase, language, count }) => (
          <li key={`${language}/${phrase}`}>
            <a
              className={styles.phrase}
              data-good={good ? '' : undefined}
              href={`${hrefOf({ language, period: '12m', words: `"${phrase}"` })}#reviews`}
              rel="nofollow"
            >
              <span lang={htmlLang(language)} dir="auto">
                {phrase}
              </span>{' '}
              <span className={styles.count}>{formatNumber(locale, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
