import type { PictureUrls } from '@app/contracts/common';
import type { Locale } from '@app/locales/manifest.ts';
import { formatGrade, formatNumber, roundGrade } from '../../src/lib/texts/format.ts';
import {
  PICTURE_SIZE,
  companyVersion,
  productVersion,
  type PicturedCompany,
  type PicturedProduct,
} from '../../src/lib/head/share-pictures.ts';
import { headT } from '../../src/lib/texts/head-texts.ts';
import { textNode } from '../../node/content/page-content.ts';
import type { Texts } from '../../node/content/texts.ts';
import type { PictureTexts } from './picture-texts.ts';

/** The subject of a picture, as its URL names it. */
export type Subject = { kind: 'site' } | { kind: 'company'; slug: string } | { kind: 'product'; id: string };

export type Facts =
  | { kind: 'site' }
  | { kind: 'company'; company: PicturedCompany }
  | { kind: 'product'; product: PicturedProduct };

/** Two lines hold far fewer letters; laying out a long text takes time. */
const MOST_LETTERS = 150;

/** The version in the picture's URL; null for the site's own. */
export function pictureVersion(facts: Facts): string | null {
  switch (facts.kind) {
    case 'site':
      return null;
    case 'company':
      return companyVersion(facts.company);
    case 'product':
      return productVersion(facts.product);
  }
}

/** The file that programs without WebP read. */
export const sharePath = (urls: PictureUrls | null): string | null =>
  urls && urls.small.replace('small.webp', 'share.png');

/** The texts of a picture in one locale. Whatever they depend on belongs in the version too. */
export function pictureTexts(facts: Facts, locale: Locale, texts: Texts, publicUrl: string): PictureTexts {
  const t = headT(locale, {
    edges: (['common', 'home'] as const).map((ns) => ({ node: textNode(texts, locale, ns) })),
  });
  const common = { size: PICTURE_SIZE, brand: t('brand'), host: new URL(publicUrl).host };
  if (facts.kind === 'site') {
    const title = t('home:seo.title');
    return {
      ...common,
      kicker: '',
      title,
      plainTitle: t('brand'),
      text: t('home:seo.description'),
      grade: null,
      count: '',
      picture: null,
    };
  }
  const subject = facts.kind === 'company' ? facts.company : facts.product;
  const { count, average } = subject.grades;
  const kicker =
    facts.kind === 'company'
      ? [t(`kinds.${facts.company.kind}`), facts.company.city].filter(Boolean).join(' · ')
      : facts.product.company.name;
  return {
    ...common,
    kicker,
    title: [...subject.name].slice(0, MOST_LETTERS).join(''),
    plainTitle: subject.slug,
    text: '',
    grade: average === null ? null : { value: roundGrade(average), words: formatGrade(locale, average) },
    picture: sharePath(facts.kind === 'company' ? facts.company.logo : facts.product.picture),
    count: average === null ? t('grades.none') : t('reviewCount', { count, number: formatNumber(locale, count) }),
  };
}
