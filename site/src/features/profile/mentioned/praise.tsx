import type { Praise } from '@app/contracts/company/praise';
import { htmlLang } from '@app/locales/manifest.ts';
import { formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { usePageAddress } from '../../review-page/page-address.tsx';
import * as page from '../../review-page/review-page.module.css';
import * as styles from './praise.module.css';

/** From this grade on a phrase praises. */
const GOOD = 4;

/** What customers mention most, in their own words, each with the reviews that say so. */
export function Mentioned({ praise: { reviews, items } }: { praise: Praise }) {
  const { t, locale } = useT('profile');
  if (items.length === 0) return null;
  const praised = items.filter(({ grade }) => grade >= GOOD);
  const criticised = items.filter(({ grade }) => grade < GOOD);
  return (
    <section aria-labelledby="mentioned-title" className={styles.mentioned}>
      <h2 id="mentioned-title" className={page.sectionTitle}>
        {t('mentioned.title')}
      </h2>
      <div className={styles.groups}>
        <Phrases title={t('mentioned.praised')} items={praised} good />
        <Phrases title={t('mentioned.criticised')} items={criticised} />
      </div>
      <p className={page.muted}>{t('mentioned.note', { number: formatNumber(locale, reviews) })}</p>
    </section>
  );
}

function Phrases({ title, items, good }: { title: string; items: Praise['items']; good?: boolean }) {
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
