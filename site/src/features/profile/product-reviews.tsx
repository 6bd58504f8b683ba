import type { CompanyProfile } from '@app/contracts/companies';
import { LinkButton } from '../../ui/button.tsx';
import { profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { usePageAddress } from './page-address.tsx';
import * as styles from './profile.module.css';

interface ProductReviewsProps {
  company: CompanyProfile;
  /** The review that stands before all others already. */
  except: string | undefined;
}

/** The newest reviews of what the company sells, below those of the company itself. */
export function ProductReviews({ company, except }: ProductReviewsProps) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  const reviews = company.productReviews.filter(({ id }) => id !== except);
  if (reviews.length === 0) return null;
  return (
    <section className={styles.reviews} aria-labelledby="product-reviews-title">
      <h2 id="product-reviews-title" className={styles.sectionTitle}>
        {t('products.latest')}
      </h2>
      {reviews.map((review) => (
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
        <LinkButton variant="secondary" href={`${hrefOf({ about: 'products' })}#reviews`}>
          {t('products.all')}
        </LinkButton>
      </div>
    </section>
  );
}
