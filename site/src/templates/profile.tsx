import type { GetServerDataProps, HeadProps, PageProps } from 'gatsby';
import { errorPageTexts } from '../ui/errors/error-page-texts.ts';
import { PublicLayout } from '../layouts/public-layout.tsx';
import { companyCrumbs } from '../features/review-page/crumbs.ts';
import { ProfilePage } from '../features/profile/profile-page.tsx';
import { loadProfile, type ProfileData } from '../features/profile/profile-data.ts';
import { numberedTitle } from '../features/review-page/numbered-title.ts';
import { filterQuery, indexedPage, isPastEnd } from '../features/review-page/review-filters.ts';
import { formatGrade, formatNumber } from '../lib/texts/format.ts';
import { breadcrumbJsonLd, companyJsonLd } from '../lib/head/json-ld.ts';
import { feedLinks } from '../lib/content/feeds.ts';
import { absoluteUrl, profilePath } from '../lib/addresses/links.ts';
import type { PageContext, PageData } from '../lib/content/page-props.ts';
import { companyPicture } from '../lib/head/share-pictures.ts';
import { SeoHead } from '../lib/head/seo.tsx';
import { headT } from '../lib/texts/head-texts.ts';

type Props = PageProps<PageData, PageContext, unknown, ProfileData>;

export default function ProfileTemplate({ serverData }: Props) {
  return (
    <PublicLayout flush>
      <ProfilePage data={serverData} />
    </PublicLayout>
  );
}

export function Head({ data, serverData, pageContext }: HeadProps<PageData, PageContext, ProfileData>) {
  const { language, origin, indexedLocales } = pageContext;
  const t = headT(language, data.locales, 'profile');
  const brand = t('common:brand');
  if (serverData.kind !== 'shown') {
    const companyName = serverData.kind === 'hidden' ? serverData.company.name : undefined;
    return (
      <SeoHead
        {...errorPageTexts(t, { companyName, ...serverData }, 'profile')}
        locale={language}
        origin={origin}
        indexedLocales={indexedLocales}
        brand={brand}
      />
    );
  }
  const { company } = serverData;
  const { grades } = company;
  const home = profilePath(language, company.slug);
  const page = indexedPage(serverData.filters);
  const path = home + filterQuery({ page });
  const picture = companyPicture(language, company);
  const params = {
    company: company.name,
    count: grades.count,
    number: formatNumber(language, grades.count),
    grade: grades.average === null ? '' : formatGrade(language, grades.average),
  };
  return (
    <SeoHead
      title={numberedTitle(t, language, t('seo.title', params), serverData.reviews, page)}
      description={grades.average === null ? t('seo.descriptionNone', params) : t('seo.description', params)}
      locale={language}
      origin={origin}
      path={path}
      indexedLocales={indexedLocales}
      brand={brand}
      picture={picture}
      feeds={feedLinks(home)}
      noindex={isPastEnd(serverData.reviews)}
      jsonLd={[
        // The rating of one market is not what this address, the canonical one, stands for.
        ...(serverData.market
          ? []
          : [
              companyJsonLd(company, {
                url: absoluteUrl(origin, home),
                image: absoluteUrl(origin, picture),
                reviews: serverData.reviews.items,
              }),
            ]),
        breadcrumbJsonLd(origin, companyCrumbs({ t, locale: language }, company)),
      ]}
    />
  );
}

export async function getServerData({ params, query, pageContext }: GetServerDataProps) {
  const { language } = pageContext as unknown as PageContext;
  return loadProfile(String(params?.['slug'] ?? ''), query ?? {}, language);
}
