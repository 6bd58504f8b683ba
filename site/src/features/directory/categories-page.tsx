import type { DirectoryOverview } from '@app/contracts/discovery/directory';
import { cityName } from '../../lib/texts/cities.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { listingPath, localePath } from '../../lib/addresses/links.ts';
import { Container } from '../../ui/layout.tsx';
import { NotFound, ServiceDown } from '../../ui/errors/error-pages.tsx';
import { Breadcrumbs, type Crumb } from '../../ui/breadcrumbs.tsx';
import { Choices, type Choice } from './choices.tsx';
import type { CategoriesData, Countries } from './directory-data.ts';
import { categoryName, companiesCount, kindName, reviewsCount, type DirectoryTexts } from './directory-names.ts';
import * as styles from './directory.module.css';

type Kind = DirectoryOverview['kinds'][number];

/** Breadcrumbs from all categories to those of one kind. */
export function categoryCrumbs(words: DirectoryTexts, only: Kind['kind'] | null): Crumb[] {
  const { t, locale } = words;
  return [
    { name: t('categories'), path: localePath(locale, '/categories') },
    ...(only ? [{ name: kindName(words, only), path: localePath(locale, `/categories/${only}`) }] : []),
  ];
}

/** Index of the directory: categories, countries and largest cities of every kind, or of one. */
export function CategoriesPage({ data }: { data: CategoriesData }) {
  const words = useT('category');
  if (data.kind === 'down') return <ServiceDown />;
  if (data.kind === 'missing') return <NotFound />;
  const { kinds, only, countries: names } = data;
  const [first] = kinds;
  return (
    <>
      <div className={styles.band}>
        <Container>
          {only && <Breadcrumbs crumbs={categoryCrumbs(words, only)} />}
          <h1 className={styles.title}>{only ? kindName(words, only) : words.t('index.title')}</h1>
          <p className={styles.lead}>{only && first ? <KindCount kind={first} /> : words.t('index.lead')}</p>
        </Container>
      </div>
      <Container className={styles.kinds}>
        {kinds.map((kind) =>
          only ? (
            <Ways key={kind.kind} kind={kind} names={names} />
          ) : (
            <section key={kind.kind} className={styles.kind} aria-labelledby={kind.kind}>
              <h2 id={kind.kind} className={styles.kindTitle}>
                {kindName(words, kind.kind)}
              </h2>
              <p className={styles.muted}>
                <KindCount kind={kind} />
              </p>
              <Ways kind={kind} names={names} level={3} />
            </section>
          ),
        )}
      </Container>
    </>
  );
}

/** Number of companies, linked to their ranking. */
function KindCount({ kind }: { kind: Kind }) {
  const words = useT('category');
  return (
    <>
      <a href={listingPath(words.locale, { kind: kind.kind })}>{companiesCount(words, kind.companies)}</a>
      {' · '}
      {reviewsCount(words, kind.reviews)}
    </>
  );
}

interface WaysProps {
  kind: Kind;
  names: Countries;
  level?: 2 | 3;
}

function Ways({ kind: { kind, categories, countries, cities }, names, level }: WaysProps) {
  const words = useT('category');
  const { t, locale } = words;
  const ofCategories: Choice[] = categories.map(({ category, companies }) => ({
    name: categoryName(words, category),
    path: listingPath(locale, { kind, category }),
    companies,
  }));
  const ofCountries: Choice[] = countries.map(({ country, companies }) => ({
    name: names[country] ?? country,
    path: listingPath(locale, { kind, country: country.toLowerCase() }),
    companies,
  }));
  const ofCities: Choice[] = cities.map(({ country, region, city, companies }) => ({
    name: cityName(t, country, city.name),
    path: listingPath(locale, { kind, country: country.toLowerCase(), region: region.slug, city: city.slug }),
    companies,
  }));
  return (
    <>
      <Choices wide level={level} title={t('categories')} choices={ofCategories} />
      <Choices wide level={level} title={t('places.country')} choices={ofCountries} />
      <Choices wide level={level} title={t('places.city')} choices={ofCities} />
    </>
  );
}
