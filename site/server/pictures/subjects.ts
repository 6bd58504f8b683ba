import type { Locale } from '@app/locales/manifest.ts';
import { formatGrade, formatNumber, roundGrade } from '../../src/lib/format.ts';
import {
  PICTURE_SIZE,
  companyVersion,
  productVersion,
  type PicturedCompany,
  type PicturedProduct,
} from '../../src/lib/pictures.ts';
import { headT } from '../../src/lib/texts.ts';
import { textNode } from '../../node/page-content.ts';
import type { Texts } from '../../node/texts.ts';
import type { PictureWords } from './words.ts';

/** What the address of a picture is about; none of them leads outside of these shapes. */
export type Subject = { kind: 'site' } | { kind: 'company'; slug: string } | { kind: 'product'; id: string };

export type Facts =
  | { kind: 'site' }
  | { kind: 'company'; company: PicturedCompany }
  | { kind: 'product'; product: PicturedProduct };

/** Two lines hold far fewer; laying out a novel would take its time. */
const MOST_LETTERS = 150;

/** The version that pages name in the picture's address; null where they name none. */
export function versionOf(facts: Facts): string | null {
  switch (facts.kind) {
    case 'site':
      return null;
    case 'company':
      return companyVersion(facts.company);
    case 'product':
      return productVersion(facts.product);
  }
}

/** The words of a picture, in one language. What they are made of belongs into its version too. */
export function wordsOf(facts: Facts, locale: Locale, texts: Texts, publicUrl: string): PictureWords {
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
    };
  }
  const of = facts.kind === 'company' ? facts.company : facts.product;
  const { count, average } = of.grades;
  const kicker =
    facts.kind === 'company'
      ? [t(`kinds.${facts.company.kind}`), facts.company.city].filter(Boolean).join(' · ')
      : facts.product.company.name;
  return {
    ...common,
    ...{ kicker, title: [...of.name].slice(0, MOST_LETTERS).join(''), plainTitle: of.slug, text: '' },
    grade: average === null ? null : { value: roundGrade(average), words: formatGrade(locale, average) },
    count: average === null ? t('grades.none') : t('reviewCount', { count, number: formatNumber(locale, count) }),
  };
}
