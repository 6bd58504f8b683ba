import { SEARCH_DEPTH } from '@app/contracts/values';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { listingPath, localePath, productPath } from '../../lib/addresses/links.ts';
import { searchPath } from '../../lib/addresses/search-address.ts';
import { EmptyState } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { cx } from '../../ui/cx.ts';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Container } from '../../ui/layout.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import { listPagePath } from '../directory/directory-names.ts';
import { Pager } from '../directory/pager.tsx';
import { NotFound, ServiceDown } from '../../ui/errors/error-pages.tsx';
import { CompanyHit } from '../find-company/company-hit.tsx';
import { SearchBox } from '../find-company/search-box.tsx';
import type { Results, SearchData } from './search-data.ts';
import { SearchFacets } from './search-facets.tsx';
import * as layout from '../directory/list-layout.module.css';
import * as card from '../../ui/linked-card.module.css';
import * as styles from './search.module.css';

/** `/search/{phrase}`: found companies, facets, and matching products and lists. */
export function SearchPage({ data }: { data: SearchData }) {
  const { t, locale } = useT('find-company');
  if (data.kind === 'down') return <ServiceDown />;
  if (data.kind === 'missing') return <NotFound />;
  const { phrase, filters, result } = data;
  const narrowed = Object.keys(filters).length > 0;
  const clear = searchPath(locale, phrase);
  const count = formatNumber(locale, result.total) + (result.total >= SEARCH_DEPTH ? '+' : '');
  return (
    <>
      <div className={styles.band}>
        <Container className={styles.bandInner}>
          <h1 className={styles.title}>{t('seo.resultsTitle', { query: phrase })}</h1>
          <div className={styles.box}>
            <SearchBox query={phrase} />
          </div>
        </Container>
      </div>
      <Container className={layout.columns}>
        <aside className={cx(layout.aside, styles.aside)} aria-label={t('filters')}>
          <SearchFacets results={data} />
          {narrowed && (
            <a className={styles.clear} href={clear}>
              {t('clear')}
            </a>
          )}
        </aside>
        <div className={styles.found}>
          <AlsoLists lists={data.also.lists} />
          {result.items.length === 0 ? (
            <NothingFound results={data} clear={narrowed ? clear : null} />
          ) : (
            <section aria-labelledby="results-title">
              <h2 id="results-title" className={styles.count}>
                {t('results', { count: result.total, number: count, query: phrase })}
              </h2>
              <ul className={styles.list}>
                {result.items.map((hit) => (
                  <CompanyHit key={hit.id} hit={hit} />
                ))}
              </ul>
              <Pager
                page={result.page}
                pages={result.pages}
                hrefOf={(one) => listPagePath(searchPath(locale, phrase, filters), one)}
              />
            </section>
          )}
          <AlsoProducts products={data.also.products} />
        </div>
      </Container>
    </>
  );
}

/** Empty result, with links: without the filters, by category, or to the best ranked companies. */
function NothingFound({ results: { phrase, top }, clear }: { results: Results; clear: string | null }) {
  const { t, locale } = useT('find-company');
  return (
    <>
      <EmptyState
        title={t('noResult')}
        actions={
          <div className={cx(styles.ways, styles.centered)}>
            {clear && <LinkButton href={clear}>{t('clear')}</LinkButton>}
            <LinkButton variant="secondary" href={localePath(locale, '/categories')}>
              {t('category:index.title')}
            </LinkButton>
          </div>
        }
      >
        {/* With filters set, spelling is not the likely cause. */}
        {clear === null && t('noResultText', { query: phrase })}
      </EmptyState>
      {top.length > 0 && (
        <section aria-labelledby="top-title">
          <h2 id="top-title" className={styles.subtitle}>
            {t('top')}
          </h2>
          <ul className={styles.list}>
            {top.map((hit) => (
              <CompanyHit key={hit.id} hit={hit} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Matching lists of the directory: a city, a category. */
function AlsoLists({ lists }: { lists: Results['also']['lists'] }) {
  const { t, locale } = useT('common');
  if (lists.length === 0) return null;
  return (
    <nav aria-labelledby="lists-title">
      <h2 id="lists-title" className={styles.waysTitle}>
        {t('search.lists')}
      </h2>
      <ul className={styles.ways}>
        {lists.map((list) => (
          <li key={listingPath(locale, { ...list, country: list.country?.toLowerCase() })}>
            <a className={styles.way} href={listingPath(locale, { ...list, country: list.country?.toLowerCase() })}>
              <Icon name={list.city ? 'place' : 'label'} size={18} />
              {list.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AlsoProducts({ products }: { products: Results['also']['products'] }) {
  const { t, locale } = useT('common');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="products-title">
      <h2 id="products-title" className={styles.subtitle}>
        {t('search.products')}
      </h2>
      <ul className={styles.products}>
        {products.map((product) => (
          <li key={product.id} className={styles.product}>
            <Mark id={product.id} name={product.name} picture={product.picture} />
            <h3 className={card.name}>
              <a href={productPath(locale, product, product.company)}>{product.name}</a>
            </h3>
            <p className={styles.muted}>{product.company.name}</p>
            <GradeDisplay value={product.average} size="small" number />
          </li>
        ))}
      </ul>
    </section>
  );
}
