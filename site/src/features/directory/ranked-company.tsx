import type { DirectoryPage } from '@app/contracts/directory';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { profilePath } from '../../lib/links.ts';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { categoryName, reviewsCount } from './names.ts';
import * as styles from './directory.module.css';

/** A company in its place of the ranking; the whole row leads to its profile. */
export function RankedCompany({ company }: { company: DirectoryPage['items'][number] }) {
  const words = useT('category');
  const { locale } = words;
  return (
    <li className={styles.company}>
      <span className={styles.place}>{formatNumber(locale, company.place)}</span>
      <div className={styles.companyText}>
        <h2 className={styles.companyName}>
          <a href={profilePath(locale, company.slug)}>{company.name}</a>
        </h2>
        <p className={styles.muted}>
          {[categoryName(words, company.category), company.city, company.website && host(company.website)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <div className={styles.companyGrade}>
        <GradeDisplay value={company.average} size="small" number />
        {company.count > 0 && <span className={styles.muted}>{reviewsCount(words, company.count)}</span>}
      </div>
    </li>
  );
}

const host = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');
