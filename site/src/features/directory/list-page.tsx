import type { DirectoryPage } from '@app/contracts/directory';
import { useT } from '../../lib/i18n.ts';
import { listingPath, localePath } from '../../lib/links.ts';
import { Container } from '../../ui/layout.tsx';
import { NotFound, ServiceDown } from '../errors/messages.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { Choices, type Choice } from './choices.tsx';
import type { ListData } from './directory-data.ts';
import {
  categoryName,
  companiesCount,
  countryIn,
  crumbsOf,
  listName,
  pathOfList,
  reviewsCount,
  type Words,
} from './names.ts';
import { Pager } from './pager.tsx';
import { RankedCompany } from './ranked-company.tsx';
import * as styles from './directory.module.css';

/** Companies of a kind, in a category, at a place, the best first; beside them the ways on. */
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
          <Breadcrumbs crumbs={crumbsOf(words, page)} />
          <h1 className={styles.title}>{listName(words, page)}</h1>
          <p className={styles.lead}>
            {companiesCount(words, page.total)} · {reviewsCount(words, page.reviews)}
          </p>
        </Container>
      </div>
      <Container className={styles.columns}>
        <aside className={styles.aside} aria-label={t('categories')}>
          <Choices title={t('categories')} choices={categoryChoices(words, page)} />
          {page.places.level && (
            <Choices title={t(`places.${page.places.level}`)} choices={placeChoices(words, page, page.places.level)} />
          )}
        </aside>
        <div>
          <p className={styles.ranking}>
            {t('ranking')}{' '}
            <a href={localePath(locale, '/trust/how-grades-are-computed')}>{t('footer:links.howComputed')}</a>
          </p>
          <ol className={styles.companies} start={page.items[0]?.place}>
            {page.items.map((company) => (
              <RankedCompany key={company.id} company={company} list={page} />
            ))}
          </ol>
          <Pager page={page.page} pages={page.pages} path={pathOfList(locale, page)} />
        </div>
      </Container>
    </>
  );
}

/** All categories at this place, and the way back to all of them. */
function categoryChoices(words: Words, page: DirectoryPage): Choice[] {
  const { t, locale } = words;
  const path = (category: string | null) => pathOfList(locale, { ...page, category });
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

/** Places within this one; from a city the other cities of its region. The category goes along. */
function placeChoices(
  words: Words,
  { kind, category, country, region, places }: DirectoryPage,
  level: NonNullable<DirectoryPage['places']['level']>,
): Choice[] {
  const at = { kind, category, country: country?.toLowerCase(), region: region?.slug };
  return places.items.map(({ slug, name, companies }) => ({
    name: level === 'country' ? countryIn(words, name) : name,
    path: listingPath(words.locale, { ...at, [level]: slug }),
    companies,
  }));
}
