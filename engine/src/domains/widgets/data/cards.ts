import type { Locale } from '@app/contracts/common';
import type { ReviewCard } from '@app/contracts/reviews';
import type { WidgetReview } from '@app/contracts/widgets/data';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { translator } from '../../../platform/i18n.ts';
import { sourceName } from '../../reviews/public.ts';
import { evidenceOf } from './words.ts';
import type { Spoken } from './words.ts';

interface CardContext {
  spoken: Pick<Spoken, 'locale' | 'timeZone'>;
  settings: Pick<WidgetSettings, 'showPhotos' | 'showAnswers'>;
  /** Translations into the locale that there are, by review. */
  translations: ReadonlyMap<string, string>;
  /** Origin of our own pages. */
  origin: string;
  /** Where a review is read on the profile. */
  urlOf(id: string): string;
}

/** A review as a widget shows it. */
export function presentReview(
  review: ReviewCard,
  { spoken, settings, translations, origin, urlOf }: CardContext,
): WidgetReview {
  const { locale } = spoken;
  const t = translator(locale, 'widgets');
  const author = review.erased ? t('anonymous') : review.authorName;
  const translated = review.erased ? undefined : translations.get(review.id);
  const remarks = [review.erased && t('erased'), review.mediationExpired && t('mediationExpired')].filter(Boolean);
  const photos = settings.showPhotos && !review.erased ? review.photos : [];
  return {
    id: review.id,
    grade: review.grade,
    author,
    text: review.erased ? '' : (translated ?? review.body),
    language: translated === undefined ? review.language : locale,
    translatedFrom: translated === undefined ? null : review.language,
    original: translated === undefined ? null : review.body,
    date: review.publishedAt,
    origin: review.origin,
    originSource: review.source && { name: sourceName(locale, review.source.name), url: review.source.url },
    evidence: evidenceOf(review, spoken),
    remark: remarks.length > 0 ? remarks.join(' ') : null,
    pinned: review.pinned,
    edited: review.edited,
    answer: settings.showAnswers && review.answer ? presentAnswer(review.answer) : null,
    photos: photos.map(({ small, width, height }, index) => ({
      url: new URL(small, origin).href,
      width,
      height,
      alt: t('script.photo', { number: String(index + 1), count: String(photos.length), author }),
    })),
    url: urlOf(review.id),
  };
}

const presentAnswer = ({ body, publishedAt, language }: NonNullable<ReviewCard['answer']>) => ({
  text: body,
  date: publishedAt,
  language,
});

/** Languages that reviews are limited to; undefined for all. */
export function languagesOf(
  { reviewLanguages }: Pick<WidgetSettings, 'reviewLanguages'>,
  locale: Locale,
): Locale[] | undefined {
  if (reviewLanguages === 'all') return undefined;
  return reviewLanguages === 'page' ? [locale] : reviewLanguages;
}
