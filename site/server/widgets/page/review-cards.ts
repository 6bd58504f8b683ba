import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewCard, ReviewPage, WithdrawnReview } from '@app/contracts/reviews';
import type { WidgetData } from '@app/contracts/widgets/data';
import { htmlLang } from '@app/locales/manifest.ts';
import { absoluteUrl, productPath } from '../../../src/lib/addresses/links.ts';
import { formatDate, languageName } from '../../../src/lib/texts/format.ts';
import type { T } from '../../../src/lib/texts/i18n.ts';
import { Html, markup } from './html.ts';

const STAR = 'M12 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9L12 17.54 5.82 20.9l1.26-6.9L2 9.16l6.95-.93z';

/** Links lead out of the frame. */
export const OUTSIDE = new Html('target="_blank" rel="noopener"');

export const outOfFive = (t: T, grade: string): string => t('widgets:script.outOfFive', { grade });

/** Five stars, filled to a tenth, and what they say. `id`: another for each on the page. */
export function stars(value: number, words: string, id: string, size = 20): Html {
  const each = [0, 1, 2, 3, 4].map((index) => {
    const part = Math.max(0, Math.min(1, value - index));
    const move = `translate(${index * 24} 0)`;
    return markup`<path class="none" d="${STAR}" transform="${move}"/><clipPath id="${id}-${index}"><rect x="${index * 24}" width="${24 * part}" height="24"/></clipPath><g clip-path="url(#${id}-${index})"><path class="full" d="${STAR}" transform="${move}"/></g>`;
  });
  return markup`<svg class="stars" role="img" aria-label="${words}" width="${size * 5}" height="${size}" viewBox="0 0 120 24">${each}</svg>`;
}

/** What the cards are about, besides the reviews. */
interface Around {
  widget: WidgetData;
  profile: CompanyProfile | null;
  profileUrl: string;
  origin: string;
  t: T;
}

/** The reviews, with notices of withdrawn ones where their date puts them. */
export function reviewCards({ items, withdrawn = [] }: ReviewPage, around: Around): Html[] {
  const left = [...withdrawn];
  const cards = items.flatMap((review) => {
    const until = review.pinned ? 0 : left.findIndex(({ publishedAt }) => publishedAt <= review.publishedAt);
    const before = left.splice(0, until < 0 ? left.length : until);
    return [...before.map((one) => notice(one, around)), card(review, around)];
  });
  return [...cards, ...left.map((one) => notice(one, around))];
}

function card(review: ReviewCard, { widget, profile, profileUrl, origin, t }: Around): Html {
  const { locale, company } = widget;
  const { id, erased, source, product } = review;
  const { showPhotos, showAnswers } = widget.settings;
  const photos = showPhotos && !erased ? review.photos : [];
  const answer = showAnswers ? review.answer : null;
  const date = (at: string): string => formatDate(locale, at, { timeZone: profile?.timeZone ?? 'UTC' });
  const author = erased ? t('widgets:anonymous') : review.authorName;
  const remarks = [
    review.pinned && t('widgets:script.pinned'),
    review.edited && t('widgets:script.edited'),
    review.language !== locale && languageName(locale, review.language),
  ].filter(Boolean);
  const label = t(`widgets:script.origin.${review.origin}.label`);
  const from = source && (source.name === 'other' ? t('widgets:otherSource') : t(`reviews:sources.${source.name}`));
  const photo = ({ small, large }: ReviewCard['photos'][number], index: number) => {
    const alt = t('widgets:script.photo', { number: String(index + 1), count: photos.length, author });
    return markup`<li><a href="${large}" ${OUTSIDE}><img src="${small}" loading="lazy" width="88" height="88" alt="${alt}"></a></li>`;
  };
  const productUrl = product && profile && absoluteUrl(origin, productPath(locale, product, profile));
  return markup`<article class="card" aria-labelledby="a-${id}">
<div class="marks"><h3 id="a-${id}" dir="auto">${author}</h3>${stars(review.grade, outOfFive(t, String(review.grade)), `r-${id}`)}<a class="small" href="${profileUrl}?review=${id}" ${OUTSIDE}><time datetime="${review.publishedAt}">${date(review.publishedAt)}</time></a></div>
<div class="marks"><span class="origin">${from ? `${label}: ${from}` : label}</span>${remarks.length > 0 && markup`<span class="small">${remarks.join(' · ')}</span>`}</div>
${product && markup`<p class="small">${t('reviews:card.product')} ${productUrl ? markup`<a href="${productUrl}" ${OUTSIDE}>${product.name}</a>` : product.name}</p>`}
${!erased && markup`<p class="text" dir="auto" lang="${htmlLang(review.language)}">${review.body}</p>`}
${erased && markup`<p class="small">${t('widgets:erased')}</p>`}${review.mediationExpired && markup`<p class="small">${t('widgets:mediationExpired')}</p>`}
${photos.length > 0 && markup`<ul class="photos">${photos.map(photo)}</ul>`}
${answer && markup`<div class="answer"><p class="small"><strong>${t('widgets:script.answer', { company: company.name })}</strong> · ${date(answer.publishedAt)}</p><p class="text" dir="auto"${answer.language && markup` lang="${htmlLang(answer.language)}"`}>${answer.body}</p></div>`}
</article>`;
}

/** In the place of a review that was withdrawn at the seller's request. */
function notice(withdrawn: WithdrawnReview, { widget, profile, t }: Around): Html {
  const { publishedAt, product, decidedBy } = withdrawn;
  const date = formatDate(widget.locale, publishedAt, { timeZone: profile?.timeZone ?? 'UTC' });
  const reason = t('reviews:withdrawn.reason', { reason: t(`reviews:grounds.seller_${withdrawn.reason}`) });
  return markup`<div class="card small"><p><strong>${t('reviews:withdrawn.title')}</strong> · ${date} · ${product.name}</p><p>${reason} ${t(`reviews:withdrawn.by.${decidedBy}`)}</p></div>`;
}
