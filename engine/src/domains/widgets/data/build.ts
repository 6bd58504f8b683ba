import type { Locale } from '@app/contracts/common';
import type { CompanyProfile, GradeReport } from '@app/contracts/companies';
import { productRatingJsonLd } from '@app/contracts/discovery/product-json-ld';
import type { ReviewCard } from '@app/contracts/reviews';
import type { WidgetData, WidgetRating } from '@app/contracts/widgets/data';
import { PRODUCT_WIDGETS } from '@app/contracts/widgets/kinds';
import type { WidgetSettings } from '@app/contracts/widgets/widgets';
import { htmlLang } from '@app/locales/manifest.ts';
import type { AppContext } from '../../../platform/context.ts';
import { roundGrade, translator } from '../../../platform/i18n.ts';
import { siteUrl } from '../../../platform/links.ts';
import { companyById } from '../../companies/public.ts';
import { WidgetNotFound, localeOfTag, stateOf } from '../model.ts';
import type { WidgetRow } from '../repo.ts';
import { languagesOf, presentReview } from './cards.ts';
import { presentShared } from './shared.ts';
import { factsOf } from './facts.ts';
import type { Asked, Facts } from './facts.ts';
import { headingOf, textsOf } from './words.ts';

/** Reviews that structured data names at most. */
const JSON_LD_REVIEWS = 5;

const NO_RATING: WidgetRating = { average: null, count: 0, distribution: [0, 0, 0, 0, 0], symbol: 'stars' };

/** The public grade, as everywhere: no setting has a part in it but the market, which the words name. */
function presentRating({ average, count, distribution }: GradeReport['grades']): WidgetRating {
  return {
    average: average === null ? null : roundGrade(average),
    count,
    distribution: [distribution[1], distribution[2], distribution[3], distribution[4], distribution[5]],
    symbol: 'stars',
  };
}

/** Everything that a widget shows on a page. @throws WidgetNotFound if its company is not public any more */
export async function buildWidget(
  app: AppContext,
  widget: WidgetRow,
  settings: WidgetSettings,
  asked: Asked,
): Promise<WidgetData> {
  const company = await companyById(app.db.queries, widget.companyId);
  if (!company || company.state === 'unlisted') throw new WidgetNotFound();
  const locale = settings.language === 'page' ? (localeOfTag(asked.locale) ?? company.mainLanguage) : settings.language;
  const facts = await factsOf(app, company, { widget, settings, asked, locale });
  const { profile, market, suspended, product } = facts;
  const ofProduct = PRODUCT_WIDGETS.includes(widget.kind);
  const any =
    widget.kind === 'survey-form'
      ? facts.survey !== null
      : (ofProduct ? product : (market?.report ?? profile))?.grades.count;
  const state = stateOf({ company, suspended, any: Boolean(any) });
  const shown = state === 'shown';
  const withGrade = state !== 'blocked' && state !== 'hidden';
  const languages = languagesOf(settings, locale);
  const rated = (report: GradeReport | null): WidgetRating =>
    withGrade && report ? presentRating(report.grades) : NO_RATING;
  const rating = rated(market?.report ?? profile);
  const productRating = product && rated(product);
  const coverage = shown ? (profile?.invitationCoverage ?? null) : null;
  const site = (path: string): string => siteUrl(app, locale, path);
  const profileUrl = site(`/reviews/${company.slug}`);
  const reviews = shown ? facts.reviews : [];
  const form = shown || state === 'empty';
  return {
    id: widget.id,
    kind: widget.kind,
    settings,
    domains: widget.domains,
    locale,
    lang: htmlLang(locale),
    // None of our languages is written from right to left.
    dir: 'ltr',
    state,
    company: {
      name: company.name,
      slug: company.slug,
      profileUrl: market ? `${profileUrl}?market=${market.code}` : profileUrl,
      howComputedUrl: site('/trust/how-grades-are-computed'),
      howVerifiedUrl: site('/trust/how-reviews-are-verified'),
    },
    rating,
    coverage: coverage === null ? null : { share: coverage },
    product: product && {
      id: product.id,
      name: product.name,
      url: product.pageUrl,
      askUrl: shown && product.questions.open ? `${product.pageUrl}#questions` : null,
      rating: productRating ?? NO_RATING,
      questions: shown ? facts.questions : [],
      shared:
        shown && widget.kind === 'product-reviews'
          ? product.shared.map((one) => presentShared(one, { locale, settings, origin: app.config.PUBLIC_URL, site }))
          : [],
    },
    reviews: reviews.map((review) =>
      presentReview(review, {
        spoken: { locale, timeZone: company.timeZone },
        settings,
        translations: facts.translations,
        origin: app.config.PUBLIC_URL,
        urlOf: (id) => `${profileUrl}?review=${id}`,
      }),
    ),
    heading: headingOf(locale, { minGrade: settings.minGrade, languages, market: market?.name }),
    formUrl:
      form && facts.entryOpen
        ? `${product?.pageUrl ?? profileUrl}?code=${app.tokens.derive('entry', widget.entryCodeId)}`
        : null,
    badges: shown && profile ? badgesOf(profile, locale, site) : [],
    survey: shown ? facts.survey : null,
    texts: textsOf({
      locale,
      timeZone: company.timeZone,
      companyName: company.name,
      count: rating.count,
      productCount: productRating?.count ?? null,
      coverage,
      market: market?.name,
    }),
    jsonLd: shown && product ? jsonLdOf(product, facts.reviews) : null,
  };
}

function badgesOf({ badges }: CompanyProfile, locale: Locale, site: (path: string) => string): WidgetData['badges'] {
  const t = translator(locale, 'badges');
  return badges.map(({ badge }) => ({ type: badge, name: t(`${badge}.name`), url: site('/badges') }));
}

/** With up to five of the reviews that the widget shows, because search engines want to find them on the page. */
function jsonLdOf(product: NonNullable<Facts['product']>, reviews: readonly ReviewCard[]): WidgetData['jsonLd'] {
  const { pageUrl, name, url, byOrigin, picture } = product;
  return productRatingJsonLd({
    name,
    url: url ?? pageUrl,
    id: `${pageUrl}#product`,
    image: picture && new URL(picture.large, pageUrl).href,
    byOrigin,
    reviews: reviews.slice(0, JSON_LD_REVIEWS),
  });
}
