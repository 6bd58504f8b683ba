import type { Locale } from '@app/contracts/common';
import type { PublicReview } from '@app/contracts/reviews';
import { POST_LIMITS, POST_NETWORKS, WITHOUT_HASHTAGS } from '@app/contracts/sharing/networks';
import type { PostNetwork } from '@app/contracts/sharing/networks';
import { fitsPost } from '@app/contracts/sharing/post-length';
import type { ReviewPosts } from '@app/contracts/sharing/posts';
import { shortened } from '@app/contracts/sharing/shorten';
import { htmlLang } from '@app/locales/manifest.ts';
import { formats, intlTag, translator } from '../../../platform/i18n.ts';
import { sourceName } from '../../reviews/public.ts';

/** What a post is made of. */
export interface PostSource {
  review: PublicReview;
  /** Of the words around the review's. */
  language: Locale;
  /** The review's text in that language; null for the author's own. */
  translation: string | null;
  /** The review on the company's profile. */
  url: string;
  hashtags: boolean;
}

/** Lines of a post, without those that have nothing to say. */
const lines = (...all: (string | false | null)[]): string => all.filter((line) => line).join('\n');

/**
 * Texts for every network: grade, the author's words as they are, who wrote them and when, where they come from, and the
 * link. Where a network's limit is too short for all the words, they end with an ellipsis after a whole one; nothing else is
 * left out.
 */
export function postsOf(source: PostSource): ReviewPosts['posts'] {
  const { review, language, translation } = source;
  const body = review.erased ? '' : (translation ?? review.body);
  const tag = htmlLang(translation === null ? review.language : language);
  return POST_NETWORKS.map((network) => {
    const write = (text: string) => postOf(network, source, text);
    const text = shortened(body, tag, (part) => fitsPost(network, write(part)));
    return { network, text: write(text), limit: POST_LIMITS[network], shortened: text !== body };
  });
}

function postOf(network: PostNetwork, { review, language, translation, url, hashtags }: PostSource, text: string) {
  const t = translator(language, 'widgets');
  const { grade, erased, source, company, product } = review;
  const stars = '★'.repeat(grade) + '☆'.repeat(5 - grade);
  const author = erased ? t('anonymous') : review.authorName;
  const label = t(`script.origin.${review.origin}.label`);
  const origin = source ? `${label}: ${sourceName(language, source.name)}` : label;
  const quoted = text && t('posts.quote', { text });
  const remark = lines(
    erased && t('erased'),
    translation !== null && t('script.translatedFrom', { language: nameOf(review.language, language) }),
    review.edited && t('script.edited'),
    review.mediationExpired && t('mediationExpired'),
  );
  const tags = hashtags && !WITHOUT_HASHTAGS.includes(network) && t('posts.hashtags');
  if (network === 'x') return lines(`${stars} ${quoted}`.trim(), `— ${author} · ${origin}`, remark, tags, url);
  const subject = product ? `${company.name} · ${product.name}` : company.name;
  const date = formats(language, company.timeZone).date(new Date(review.publishedAt));
  return [
    t('posts.intro', { subject }),
    lines(`${stars} ${t('script.outOfFive', { grade: String(grade) })}`, quoted),
    lines(`— ${author}, ${date}`, origin, remark),
    t('posts.read', { url }),
    tags,
  ]
    .filter((part) => part)
    .join('\n\n');
}

const nameOf = (language: Locale, reader: Locale): string =>
  new Intl.DisplayNames([intlTag(reader)], { type: 'language' }).of(htmlLang(language)) ?? language;
