import { EmptyState } from '../../ui/alert.tsx';
import { Container } from '../../ui/layout.tsx';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { ServiceDown } from '../errors/messages.tsx';
import { CompanyHit } from './company-hit.tsx';
import { SearchBox } from './search-box.tsx';
import type { SearchData } from './search-data.ts';
import * as styles from './find-company.module.css';

/** `/find-company`: one box; results, or why there are none. */
export function FindCompanyPage({ data }: { data: SearchData }) {
  const { t, locale } = useT('find-company');
  if (data.kind === 'down') return <ServiceDown />;
  const query = data.kind === 'results' ? data.query : '';
  return (
    <>
      <div className={styles.band}>
        <Container width="narrow" className={styles.bandInner}>
          <h1>{t('title')}</h1>
          <p className={styles.lead}>{t('lead')}</p>
          <SearchBox query={query} large />
        </Container>
      </div>
      <Container width="narrow" className={styles.results}>
        {data.kind === 'start' ? (
          data.top.length > 0 && (
            <section aria-labelledby="top-title">
              <h2 id="top-title" className={styles.topTitle}>
                {t('top')}
              </h2>
              <ul className={styles.list}>
                {data.top.map((hit) => (
                  <CompanyHit key={hit.id} hit={hit} />
                ))}
              </ul>
            </section>
          )
        ) : data.items.length === 0 ? (
          <EmptyState title={t('noResult')}>{t('noResultText', { query })}</EmptyState>
        ) : (
          <section aria-labelledby="results-title">
            <h2 id="results-title" className={styles.count}>
              {t('results', { count: data.items.length, number: formatNumber(locale, data.items.length), query })}
            </h2>
            <ul className={styles.list}>
              {data.items.map((hit) => (
                <CompanyHit key={hit.id} hit={hit} />
              ))}
            </ul>
          </section>
        )}
      </Container>
    </>
  );
}
