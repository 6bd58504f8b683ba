import { createHash } from 'node:crypto';
import type { PublicReview } from '@app/contracts/reviews';
import { htmlLang } from '@app/locales';
import { textNode } from '../../../node/content/page-content.ts';
import type { Texts } from '../../../node/content/texts.ts';
import type { ReviewPictureChoice } from '../../../src/lib/sharing/review-pictures.ts';
import { formatDate, languageName } from '../../../src/lib/texts/format.ts';
import { headT } from '../../../src/lib/texts/head-texts.ts';
import type { T } from '../../../src/lib/texts/i18n.ts';
import { sharePath } from '../subjects.ts';
import { coloursOf } from './colours.ts';
import { REVIEW_LAYOUT_VERSION } from './review-picture.ts';
import type { ReviewPicture } from './review-picture.ts';

/** Two lines hold fewer letters of a name. */
const MOST_LETTERS = 150;

interface Around {
  choice: ReviewPictureChoice;
  /** The text in the language of the picture, if that was asked for. */
  translation: string | null;
  texts: Texts;
  publicUrl: string;
}

/** What a picture of a review says: no more than its card on the profile. */
export function reviewPictureOf(
  review: PublicReview,
  { choice, translation, texts, publicUrl }: Around,
): ReviewPicture {
  const { locale, layout, size, scheme, accent } = choice;
  const { company, erased, grade, product, language } = review;
  const t = headT(locale, {
    edges: (['common', 'reviews', 'widgets'] as const).map((ns) => ({ node: textNode(texts, locale, ns) })),
  });
  const date = formatDate(locale, review.publishedAt, { timeZone: company.timeZone });
  const foreign = translation === null && language !== locale;
  return {
    kind: 'review',
    layout,
    size,
    colours: coloursOf(layout, scheme, accent),
    brand: t('brand'),
    host: new URL(publicUrl).host,
    company: short(company.name),
    plainCompany: company.slug,
    product: product ? short(product.name) : '',
    picture: sharePath(company.logo),
    grade,
    gradeWords: t('widgets:script.outOfFive', { grade: String(grade) }),
    text: erased ? '' : (translation ?? review.body),
    textLanguage: htmlLang(translation === null ? language : locale),
    author: erased ? t('widgets:anonymous') : review.authorName,
    date: foreign ? `${date} · ${languageName(locale, language)}` : date,
    origin: originOf(review, t),
    confirmed: review.origin === 'verified',
    remark: [
      erased && t('widgets:erased'),
      translation !== null && t('widgets:script.translatedFrom', { language: languageName(locale, language) }),
      review.edited && t('widgets:script.edited'),
      review.mediationExpired && t('widgets:mediationExpired'),
    ]
      .filter(Boolean)
      .join(' · '),
  };
}

const short = (name: string): string => [...name].slice(0, MOST_LETTERS).join('');

function originOf({ origin, source }: PublicReview, t: T): string {
  const label = t(`widgets:script.origin.${origin}.label`);
  if (!source) return label;
  return `${label}: ${source.name === 'other' ? t('widgets:otherSource') : t(`reviews:sources.${source.name}`)}`;
}

export const reviewPictureEtag = (picture: ReviewPicture): string =>
  createHash('sha256')
    .update(JSON.stringify([REVIEW_LAYOUT_VERSION, picture]))
    .digest('base64url')
    .slice(0, 22);
