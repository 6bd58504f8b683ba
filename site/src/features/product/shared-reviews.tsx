import { useId } from 'react';
import type { SharedReviews as Shared } from '@app/contracts/sharing/review-shares';
import { LinkButton } from '../../ui/controls/button.tsx';
import { productPath, profilePath } from '../../lib/addresses/links.ts';
import { formatGrade, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import * as page from '../review-page/review-page.module.css';
import * as styles from './product.module.css';

/** Reviews of the same product at another shop: apart from the product's own, with the shop's name on each of them. */
export function SharedReviews({ shared: { company, product, grades, reviews } }: { shared: Shared }) {
  const { t, locale } = useT('product');
  const title = useId();
  const path = productPath(locale, product, company);
  const from = t('shared.from', { company: company.name });
  return (
    <section className={page.reviews} aria-labelledby={title}>
      <div className={styles.sharedHead}>
        <h2 id={title} className={page.sectionTitle}>
          {t('shared.title')}
        </h2>
        <p className={styles.muted}>{t('shared.text')}</p>
        <p>
          <a href={path}>{from}</a>
          {' – '}
          {t('shared.rating', {
            average: formatGrade(locale, grades.average ?? 0),
            number: formatNumber(locale, grades.count),
          })}
        </p>
      </div>
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={{ ...review, product: null }}
          timeZone={company.timeZone}
          companyName={company.name}
          about={<p className={styles.muted}>{from}</p>}
          href={`${profilePath(locale, company.slug)}?review=${review.id}#review-${review.id}`}
        />
      ))}
      <div className={page.more}>
        <LinkButton variant="secondary" href={path}>
          {t('shared.all', { company: company.name })}
        </LinkButton>
      </div>
    </section>
  );
}
