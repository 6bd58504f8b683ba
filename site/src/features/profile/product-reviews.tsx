import type { CompanyProfile } from '@app/contracts/companies';
import { LinkButton } from '../../ui/button.tsx';
import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { filterSearch } from './filters.ts';
import * as styles from './profile.module.css';

/** The newest reviews of what the company sells, below those of the company itself. */
export function ProductReviews({ company, path }: { company: CompanyProfile; path: string }) {
  const { t, locale } = useT('profile');
  return (
    <section className={styles.reviews} aria-labelledby="product-reviews-title">
      <h2 id="product-reviews-title" className={styles.sectionTitle}>
        {t('products.latest')}
      </h2>
      {company.productReviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          timeZone={company.timeZone}
          companyName={company.name}
          companyId={company.id}
          translations={company.translations}
          href={`${profilePath(locale, company.slug)}?review=${review.id}#review-${review.id}`}
        />
      ))}
      <div className={styles.more}>
        <LinkButton variant="secondary" href={`${path}${filterSearch({ about: 'products' })}#reviews`}>
          {t('products.all')}
        </LinkButton>
      </div>
    </section>
  );
}
