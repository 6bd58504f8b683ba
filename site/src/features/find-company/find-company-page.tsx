import { Container } from '../../ui/layout.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { CompanyHit } from './company-hit.tsx';
import { SearchBox } from './search-box.tsx';
import type { FindCompanyData } from './find-company-data.ts';
import * as styles from './find-company.module.css';

/** `/find-company`: a search box and the best ranked companies. */
export function FindCompanyPage({ data }: { data: FindCompanyData }) {
  const { t } = useT('find-company');
  return (
    <>
      <div className={styles.band}>
        <Container width="narrow" className={styles.bandInner}>
          <h1>{t('title')}</h1>
          <SearchBox large />
          <p className={styles.lead}>{t('lead')}</p>
        </Container>
      </div>
      <Container width="narrow" className={styles.results}>
        {data.top.length > 0 && (
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
        )}
      </Container>
    </>
  );
}
