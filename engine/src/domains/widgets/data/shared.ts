import type { Locale } from '@app/contracts/common';
import type { SharedReviews } from '@app/contracts/sharing/review-shares';
import type { WidgetData } from '@app/contracts/widgets/data';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { htmlLang } from '@app/locales/manifest.ts';
import { roundGrade, translator } from '../../../platform/i18n.ts';
import { presentReview } from './cards.ts';

interface SharedContext {
  locale: Locale;
  settings: Pick<WidgetSettings, 'showPhotos' | 'showAnswers'>;
  origin: string;
  /** Absolute address of a page of ours. */
  site(path: string): string;
}

type Shared = NonNullable<WidgetData['product']>['shared'][number];

/** Reviews of the same product at another shop, with its name and where they are read. */
export function presentShared(
  { company, product, grades, reviews }: SharedReviews,
  { locale, settings, origin, site }: SharedContext,
): Shared {
  const t = translator(locale, 'widgets');
  const average = grades.average === null ? null : roundGrade(grades.average);
  const url = site(`/product/${product.id}/${product.slug}/${company.id}`);
  return {
    shop: company.name,
    url,
    rating: { average, count: grades.count },
    label: t('sharedFrom', { company: company.name }),
    summary: t('sharedRating', {
      average: new Intl.NumberFormat(htmlLang(locale), { minimumFractionDigits: 1 }).format(average ?? 0),
      number: new Intl.NumberFormat(htmlLang(locale)).format(grades.count),
    }),
    note: t('sharedNote'),
    reviews: reviews.map((review) =>
      presentReview(review, {
        spoken: { locale, timeZone: company.timeZone },
        settings,
        translations: new Map(),
        origin,
        urlOf: (id) => `${site(`/reviews/${company.slug}`)}?review=${id}`,
      }),
    ),
  };
}
