import type { CompanyHit as Hit } from '@app/contracts/companies';
import { Container } from '../../../ui/layout.tsx';
import { useT } from '../../../lib/texts/i18n.ts';
import { CompanyHit } from '../../find-company/company-hit.tsx';
import * as page from '../../review-page/review-page.module.css';
import * as styles from '../profile.module.css';

/** Other companies that a visitor may compare. */
export function Related({ companies }: { companies: readonly Hit[] }) {
  const { t } = useT('profile');
  if (companies.length === 0) return null;
  return (
    <Container as="section" aria-labelledby="related-title">
      <h2 id="related-title" className={page.sectionTitle}>
        {t('related')}
      </h2>
      <ul className={styles.related}>
        {companies.map((hit) => (
          <CompanyHit key={hit.id} hit={hit} />
        ))}
      </ul>
    </Container>
  );
}
