import { BAYES_PRIOR_COUNT, CATEGORY_PRIOR_FROM, GRADE_WEIGHTS, RANKED_FROM } from '@app/contracts/grades';
import type { ReviewOrigin } from '@app/contracts/reviews';
import { cx } from '../../ui/cx.ts';
import { Container } from '../../ui/layout.tsx';
import { SPLIT_MAX_SHARE } from '@app/contracts/inviting/splitter';
import { ORIGINS } from '../reviews/origins.ts';
import { formatGrade, formatNumber, formatPercent } from '../../lib/texts/format.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import * as article from './article.module.css';
import * as styles from './trust.module.css';

/** Example company: number of reviews and grade per origin. */
const EXAMPLE: readonly { origin: ReviewOrigin; grade: number; count: number }[] = [
  { origin: 'verified', grade: 5, count: 6 },
  { origin: 'unverified', grade: 2, count: 2 },
  { origin: 'external', grade: 4, count: 2 },
];
const CATEGORY_MEAN = 4.2;

/** Weights, average and ranking, with the engine's constants. */
export function HowComputed() {
  const { t, locale } = useT('trust');
  const { weight, weighted, count, plain } = totals();
  const ranked = (BAYES_PRIOR_COUNT * CATEGORY_MEAN + weighted) / (BAYES_PRIOR_COUNT + weight);
  const origin = (name: ReviewOrigin) => t(`verified.origins.${name}.title`);
  return (
    <Container width="narrow" className={cx(article.page, article.spaced)}>
      <header>
        <h1>{t('computed.title')}</h1>
        <p className={article.lead}>{t('computed.lead')}</p>
      </header>
      <section className={styles.section}>
        <h2>{t('computed.weights.title')}</h2>
        <p>{t('computed.weights.text')}</p>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('computed.weights.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('computed.columns.origin')}</th>
                <th scope="col">{t('computed.columns.weight')}</th>
              </tr>
            </thead>
            <tbody>
              {ORIGINS.map((name) => (
                <tr key={name}>
                  <th scope="row">{origin(name)}</th>
                  <td>{formatNumber(locale, GRADE_WEIGHTS[name])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p className={styles.formula}>{t('computed.weights.formula')}</p>
        <p>{t('computed.weights.products')}</p>
      </section>
      <section className={styles.section}>
        <h2>{t('computed.example.title')}</h2>
        <div className={styles.scroll} tabIndex={0} role="region" aria-label={t('computed.example.title')}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('computed.columns.origin')}</th>
                <th scope="col">{t('computed.columns.count')}</th>
                <th scope="col">{t('computed.columns.grade')}</th>
                <th scope="col">{t('computed.columns.weight')}</th>
              </tr>
            </thead>
            <tbody>
              {EXAMPLE.map((row) => (
                <tr key={row.origin}>
                  <th scope="row">{origin(row.origin)}</th>
                  <td>{formatNumber(locale, row.count)}</td>
                  <td>{formatNumber(locale, row.grade)}</td>
                  <td>{formatNumber(locale, GRADE_WEIGHTS[row.origin])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <p>
          {t('computed.example.result', {
            average: formatGrade(locale, weighted / weight),
            mean: formatGrade(locale, plain / count),
          })}
        </p>
      </section>
      <section className={styles.section}>
        <h2>{t('computed.ranking.title')}</h2>
        <p>
          {t('computed.ranking.text', { count: BAYES_PRIOR_COUNT, number: formatNumber(locale, BAYES_PRIOR_COUNT) })}
        </p>
        <p>
          {t('computed.ranking.example', {
            category: formatGrade(locale, CATEGORY_MEAN),
            average: formatGrade(locale, weighted / weight),
            ranked: formatNumber(locale, Math.round(ranked * 100) / 100),
          })}
        </p>
        <p>{t('computed.ranking.prior', { number: formatNumber(locale, CATEGORY_PRIOR_FROM) })}</p>
        <p>
          {t('computed.ranking.newcomers', {
            reviews: formatNumber(locale, RANKED_FROM.reviews),
            days: formatNumber(locale, RANKED_FROM.days),
          })}
        </p>
      </section>
      <section className={styles.section} id="splitter">
        <h2>{t('computed.splitter.title')}</h2>
        <p>{t('computed.splitter.text', { maximum: formatPercent(locale, SPLIT_MAX_SHARE / 100) })}</p>
        <p>{t('computed.splitter.counts')}</p>
      </section>
      <section className={styles.section} id="shared">
        <h2>{t('computed.shared.title')}</h2>
        <p>{t('computed.shared.text')}</p>
      </section>
      <section className={styles.section} id="markets">
        <h2>{t('computed.markets.title')}</h2>
        <p>{t('computed.markets.text')}</p>
      </section>
      <section className={styles.section}>
        <h2>{t('computed.rounding.title')}</h2>
        <p>{t('computed.rounding.text')}</p>
      </section>
      <section className={styles.section}>
        <h2>{t('computed.again.title')}</h2>
        <p>{t('computed.again.reviews')}</p>
        <p className={styles.formula}>
          <code>GET /api/v1/companies/{'{slug}'}/reviews</code>
          <br />
          <code>GET /api/v1/companies/{'{slug}'}/grades</code>
        </p>
        <p>{t('computed.again.recount')}</p>
        <p className={styles.formula}>
          <code>npm run recount</code>
        </p>
        <p>
          <a href={localePath(locale, '/trust/how-reviews-are-verified')}>{t('computed.next')}</a>
        </p>
      </section>
    </Container>
  );
}

function totals() {
  const sum = { weight: 0, weighted: 0, count: 0, plain: 0 };
  for (const { origin, grade, count } of EXAMPLE) {
    sum.weight += GRADE_WEIGHTS[origin] * count;
    sum.weighted += GRADE_WEIGHTS[origin] * grade * count;
    sum.count += count;
    sum.plain += grade * count;
  }
  return sum;
}
