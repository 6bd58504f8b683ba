import type { DirectoryPage } from '@app/contracts/discovery/directory';
import { LIST_SORTS, NEAR_KINDS } from '@app/contracts/values';
import { cityName } from '../../lib/texts/cities.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { listingPath, localePath } from '../../lib/addresses/links.ts';
import { Container } from '../../ui/layout.tsx';
import { NotFound, ServiceDown } from '../../ui/errors/error-pages.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Choices, type Choice } from './choices.tsx';
import type { ListData, ShownPage } from './directory-data.ts';
import {
  categoryName,
  companiesCount,
  countryNameIn,
  listCrumbs,
  listName,
  listPagePath,
  listPath,
  reviewsCount,
  variedListPath,
  type ListTexts,
} from './directory-names.ts';
import { ListMap } from './list-map.tsx';
import { Orders } from './orders.tsx';
import { Pager } from './pager.tsx';
import { RankedCompany } from './ranked-company.tsx';
import * as layout from './list-layout.module.css';
import * as styles from './directory.module.css';

/** Ranking of companies of a kind, category and place, with links to narrower lists. */
export function ListPage({ data }: { data: ListData }) {
  const { t, locale } = useT('category');
  if (data.kind === 'down') return <ServiceDown />;
  if (data.kind === 'missing') return <NotFound />;
  const { page, countries, map } = data;
  const words = { t, locale, countries };
  return (
    <>
      <div className={styles.band}>
        <Container>
          <Breadcrumbs crumbs={listCrumbs(words, page)} />
          <h1 className={styles.title}>{listName(words, page)}</h1>
          <p className={styles.lead}>
            {companiesCount(words, page.total)} · {reviewsCount(words, page.reviews)}
          </p>
        </Container>
      </div>
      <Container className={layout.columns}>
        <aside className={layout.aside} aria-label={t('categories')}>
          <Choices title={t('categories')} choices={categoryChoices(words, page)} />
          {page.places.level && (
            <Choices title={t(`places.${page.places.level}`)} choices={placeChoices(words, page, page.places.level)} />
          )}
          <Choices title={t('places.country')} choices={countryChoices(words, page)} />
          <Choices title={t('profile:trend.average')} choices={ratingChoices(words, page)} />
          <Choices title={t('profile:facilities.title')} choices={facilityChoices(words, page)} />
        </aside>
        <div>
          {page.sortable && (page.total > 1 || page.sort !== 'rating') && (
            <Orders
              nearest={NEAR_KINDS.includes(page.kind)}
              current={page.sort === 'distance'}
              hrefOf={(near) => variedListPath(listPath(locale, page), { ...page, sort: 'distance', near })}
            >
              {LIST_SORTS.filter((sort) => sort !== 'distance').map((sort) => (
                <a
                  key={sort}
                  className={styles.page}
                  href={variedListPath(listPath(locale, page), { ...page, sort })}
                  rel={sort === 'rating' ? undefined : 'nofollow'}
                  aria-current={sort === page.sort ? 'true' : undefined}
                >
                  {t(`sort.${sort}`)}
                </a>
              ))}
            </Orders>
          )}
          {map && <ListMap settings={map} companies={page.items} label={listName(words, page)} />}
          {page.items.length === 0 && (
            <p>
              {t('noneLeft')} <a href={listPath(locale, page)}>{t('withoutFilters')}</a>
            </p>
          )}
          <ol className={styles.companies} start={page.items[0]?.place ?? undefined}>
            {page.items.map((company) => (
              <RankedCompany key={company.id} company={company} list={page} />
            ))}
          </ol>
          <Pager
            page={page.page}
            pages={page.pages}
            hrefOf={(one) => listPagePath(variedListPath(listPath(locale, page), page), one)}
          />
          {page.sort === 'distance' && <p className={styles.ranking}>{t('near.note')}</p>}
          {page.sort === 'rating' && (
            <p className={styles.ranking}>
              {t('ranking')}{' '}
              <a href={localePath(locale, '/trust/how-grades-are-computed')}>{t('footer:links.howComputed')}</a>
            </p>
          )}
        </div>
      </Container>
    </>
  );
}

/** Categories at this place, and a link back to all. */
function categoryChoices(words: ListTexts, page: ShownPage): Choice[] {
  const { t, locale } = words;
  const path = (category: string | null) => listPath(locale, { ...page, category });
  const all = page.categories.reduce((sum, { companies }) => sum + companies, 0);
  return [
    { name: t('all'), path: path(null), companies: all, current: page.category === null },
    ...page.categories.map(({ category, companies }) => ({
      name: categoryName(words, category),
      path: path(category),
      companies,
      current: category === page.category,
    })),
  ];
}

/** Countries of the shops in a list, if there are several. */
function countryChoices(words: ListTexts, { inCountry: chosen, countries, ...page }: ShownPage): Choice[] {
  const { t, locale } = words;
  const pathOf = (inCountry: string | null) => variedListPath(listPath(locale, page), { ...page, inCountry });
  if (chosen === null && countries.length < 2) return [];
  return [
    { name: t('all'), path: pathOf(null), companies: null, current: chosen === null },
    ...countries.map(({ country, companies }) => ({
      name: countryNameIn(words, country),
      path: pathOf(country),
      companies,
      current: country === chosen,
    })),
  ];
}

/** Least average ratings, "4.5+", of which some companies of the list have and others lack. */
function ratingChoices({ t, locale }: ListTexts, { rating: chosen, ratings, ...page }: ShownPage): Choice[] {
  const pathOf = (rating: number | null) => variedListPath(listPath(locale, page), { ...page, rating });
  const offered = ratings.filter(
    ({ rating, companies }) => rating === chosen || (companies > 0 && (chosen !== null || companies < page.total)),
  );
  if (offered.length === 0) return [];
  return [
    { name: t('all'), path: pathOf(null), companies: null, current: chosen === null },
    ...offered.map(({ rating, companies }) => ({
      name: `${formatNumber(locale, rating)}+`,
      path: pathOf(rating),
      companies,
      current: rating === chosen,
    })),
  ];
}

/** Facilities that narrow the list further, and those chosen, which a click takes back. */
function facilityChoices(
  { t, locale }: ListTexts,
  { chosen, facilities, ...page }: Omit<ShownPage, 'items'>,
): Choice[] {
  const pathOf = (list: string[]) => variedListPath(listPath(locale, page), { ...page, chosen: list });
  const nameOf = (facility: string) => t(`facilities.${facility}`, { defaultValue: facility });
  const count = (facility: string) => facilities.find((one) => one.facility === facility)?.companies ?? 0;
  const further = facilities.filter(({ facility }) => !chosen.includes(facility));
  if (chosen.length === 0 && further.length < 2) return [];
  return [
    { name: t('all'), path: pathOf([]), companies: null, current: chosen.length === 0 },
    ...chosen.map((facility) => ({
      name: nameOf(facility),
      path: pathOf(chosen.filter((one) => one !== facility)),
      companies: count(facility),
      current: true,
    })),
    ...further.map(({ facility, companies }) => ({
      name: nameOf(facility),
      path: pathOf([...chosen, facility]),
      companies,
    })),
  ];
}

/** Places within this one; for a city, the other cities of its region. The category is kept. */
function placeChoices(
  words: ListTexts,
  { kind, category, country, region, places }: ShownPage,
  level: NonNullable<DirectoryPage['places']['level']>,
): Choice[] {
  const at = { kind, category, country: country?.toLowerCase(), region: region?.slug };
  return places.items.map(({ slug, name, companies }) => ({
    name:
      level === 'country'
        ? countryNameIn(words, name)
        : level === 'city' && country
          ? cityName(words.t, country, name)
          : name,
    path: listingPath(words.locale, { ...at, [level]: slug }),
    companies,
  }));
}
