import type { CompanyProfile } from '@app/contracts/companies';
import type { ReviewPage } from '@app/contracts/reviews';
import type { WidgetData } from '@app/contracts/widgets/data';
import { htmlLang } from '@app/locales/manifest.ts';
import { absoluteUrl, profilePath } from '../../../src/lib/addresses/links.ts';
import { companyPicture, PICTURE_SIZE } from '../../../src/lib/head/share-pictures.ts';
import { formatGrade, formatNumber } from '../../../src/lib/texts/format.ts';
import type { T } from '../../../src/lib/texts/i18n.ts';
import { Html, markup } from './html.ts';
import { OUTSIDE, outOfFive, reviewCards, stars } from './review-cards.ts';

/** What the page shows. */
export interface ReviewsPage {
  widget: WidgetData;
  /** Null of a company that is not public. */
  profile: CompanyProfile | null;
  /** Null where none are shown. */
  reviews: ReviewPage | null;
  /** Whether these are not the newest. */
  older: boolean;
  /** The address's query without the place in the list. */
  query: string;
  origin: string;
  style: string;
  t: T;
}

/** All reviews of a company, page by page, to be framed as a tab of another page. No script, and no filter. */
export function reviewsPage(page: ReviewsPage): string {
  const { widget, profile, origin, style, t } = page;
  const { company, rating, locale, state } = widget;
  const profileUrl = absoluteUrl(origin, profilePath(locale, company.slug));
  const graded = rating.average === null ? null : outOfFive(t, formatGrade(locale, rating.average));
  const count = t('widgets:script.count', { count: rating.count, number: formatNumber(locale, rating.count) });
  const rules = markup`<a href="${company.howVerifiedUrl}" ${OUTSIDE}>${t('widgets:script.originMore')}</a><a href="${company.howComputedUrl}" ${OUTSIDE}>${t('widgets:script.howComputed')}</a>`;
  const about = { profileUrl, count, graded, title: `${company.name}: ${t('widgets:script.rated')}` };
  return markup`<!doctype html>
<html lang="${widget.lang}" dir="${widget.dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${shareData(page, about)}<style>${new Html(style)}</style></head>
<body><div class="page">
${head({ widget, profile, t }, about)}
${content(page, profileUrl)}
<footer class="foot small"><a href="${profileUrl}" ${OUTSIDE}>${t('widgets:script.profile')}</a>${state === 'shown' && rules}</footer>
</div></body></html>`.source;
}

interface About {
  profileUrl: string;
  title: string;
  graded: string | null;
  count: string;
}

/** Sharing this address shares the profile, and search engines list the profile only. */
function shareData({ widget, profile, origin, t }: ReviewsPage, { profileUrl, title, graded, count }: About): Html {
  const picture = profile && absoluteUrl(origin, companyPicture(widget.locale, profile));
  const description = graded ? `${graded} · ${count}` : title;
  const properties: [string, string | number | null][] = [
    ['og:type', 'website'],
    ['og:site_name', t('common:brand')],
    ['og:title', title],
    ['og:description', description],
    ['og:url', profileUrl],
    ['og:locale', htmlLang(widget.locale).replace('-', '_')],
    ['og:image', picture],
    ['og:image:width', picture && PICTURE_SIZE.width],
    ['og:image:height', picture && PICTURE_SIZE.height],
  ];
  const given = properties.filter(([, value]) => value !== null);
  return markup`<title>${title}</title><meta name="robots" content="noindex"><meta name="description" content="${description}"><link rel="canonical" href="${profileUrl}">
${given.map(([name, value]) => markup`<meta property="${name}" content="${value}">`)}<meta name="twitter:card" content="summary_large_image">
`;
}

function head(
  { widget, profile, t }: Pick<ReviewsPage, 'widget' | 'profile' | 't'>,
  { profileUrl, graded, count }: About,
): Html {
  const { company, rating, locale, state } = widget;
  const logo = state === 'blocked' || state === 'hidden' ? null : profile?.logo;
  const average = rating.average ?? 0;
  const none = state === 'empty' && markup`<p class="muted">${t('widgets:script.noGrade')}</p>`;
  return markup`<header class="head"><div class="who">${logo && markup`<img src="${logo.small}" alt="" width="56" height="56">`}<h1 dir="auto"><a href="${profileUrl}" ${OUTSIDE}>${company.name}</a></h1></div>${graded ? markup`<p class="rated"><strong aria-hidden="true">${formatGrade(locale, average)}</strong>${stars(average, graded, 'all', 24)}<span class="muted">${count}</span></p>` : none}</header>`;
}

function content(page: ReviewsPage, profileUrl: string): Html {
  const { widget, reviews, older, query, t } = page;
  const { state, company } = widget;
  if (state !== 'shown' || !reviews) {
    const sentence = t(`widgets:script.${state === 'shown' ? 'empty' : state}`, { company: company.name });
    return markup`<main><p>${sentence}</p></main>`;
  }
  const cursor = reviews.nextCursor && `cursor=${encodeURIComponent(reviews.nextCursor)}`;
  const next = cursor && `?${query ? `${query}&` : ''}${cursor}`;
  const cards = reviewCards(reviews, { ...page, profileUrl }).map((one) => markup`<li>${one}</li>`);
  return markup`<main class="page"><h2>${t('widgets:script.rated')}</h2><ol class="list">${cards}</ol>
${(next ?? older) && markup`<nav class="ways">${next && markup`<a class="button" rel="next" href="${next}">${t('widgets:page.older')}</a>`}${older && markup`<a href="?${query}">${t('widgets:script.newest')}</a>`}</nav>`}</main>`;
}
