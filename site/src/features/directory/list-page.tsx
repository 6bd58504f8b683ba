import type { DirectoryPage } from '@app/contracts/discovery/directory';
import { useT } from '../../lib/texts/i18n.ts';
import { listingPath, localePath } from '../../lib/addresses/links.ts';
import { Container } from '../../ui/layout.tsx';
import { NotFound, ServiceDown } from '../../ui/errors/error-pages.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { Choices, type Choice } from './choices.tsx';
import type { ListData } from './directory-data.ts';
import {
  categoryName,
  companiesCount,
  countryNameIn,
  listCrumbs,
  listName,
  listPagePath,
  listPath,
  reviewsCount,
  sortedListPath,
  type ListTexts,
} from './directory-names.ts';
import { Pager } from './pager.tsx';
import { RankedCompany } from './ranked-company.tsx';
import * as layout from './list-layout.module.css';
import * as styles from './directory.module.css';

/** Ranking of companies of a kind, category and place, with links to narrower lists. */
export function ListPage({ data }: { data: ListData }) {
  const { t, locale } = useT('category');
  if (data.kind === 'down') return <ServiceDown />;
  if (data.kind === 'missing') return <NotFound />;
  const { page, countries } = data;
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
        </aside>
        <div>
          {page.sortable && page.total > 1 && (
            <nav className={styles.sorts} aria-label={t('sort.label')}>
              {(['rating', 'count'] as const).map((sort) => (
                <a
                  key={sort}
                  className={styles.page}
                  href={sortedListPath(listPath(locale, page), sort)}
                  rel={sort === 'rating' ? undefined : 'nofollow'}
                  aria-current={sort === page.sort ? 'true' : undefined}
                >
                  {t(`sort.${sort}`)}
                </a>
              ))}
            </nav>
          )}
          <ol className={styles.companies} start={page.items[0]?.place ?? undefined}>
            {page.items.map((company) => (
              <RankedCompany key={company.id} company={company} list={page} />
            ))}
          </ol>
          <Pager
            page={page.page}
            pages={page.pages}
            hrefOf={(one) => listPagePath(sortedListPath(listPath(locale, page), page.sort), one)}
          />
          {page.sort !== 'count' && (
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
function categoryChoices(words: ListTexts, page: DirectoryPage): Choice[] {
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

/** Places within this one; for a city, the other cities of its region. The category is kept. */
function placeChoices(
  words: ListTexts,
  { kind, category, country, region, places }: DirectoryPage,
  level: NonNullable<DirectoryPage['places']['level']>,
): Choice[] {
  const at = { kind, category, country: country?.toLowerCase(), region: region?.slug };
  return places.items.map(({ slug, name, companies }) => ({
    name: level === 'country' ? countryNameIn(words, name) : name,
    path: listingPath(words.locale, { ...at, [level]: slug }),
    companies,
  }));
}
