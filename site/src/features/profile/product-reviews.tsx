import type { CompanyProfile } from '@app/contracts/companies';
import { LinkButton } from '../../ui/controls/button.tsx';
import { profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { ReviewCard } from '../reviews/review-card.tsx';
import { usePageAddress } from '../review-page/page-address.tsx';
import * as page from '../review-page/review-page.module.css';

interface ProductReviewsProps {
  company: CompanyProfile;
  /** Review already shown at the top. */
  except: string | undefined;
}

/** Newest reviews of the company's products, below its own reviews. */
export function ProductReviews({ company, except }: ProductReviewsProps) {
  const { t, locale } = useT('profile');
  const { hrefOf } = usePageAddress();
  const reviews = company.productReviews.filter(({ id }) => id !== except);
  if (reviews.length === 0) return null;
  return (
    <section className={page.reviews} aria-labelledby="product-reviews-title">
      <h2 id="product-reviews-title" className={page.sectionTitle}>
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
      <div className={page.more}>
        <LinkButton variant="secondary" href={`${hrefOf({ about: 'products' })}#reviews`}>
          {t('products.all')}
        </LinkButton>
      </div>
    </section>
  );
}
