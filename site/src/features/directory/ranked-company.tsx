import type { DirectoryPage } from '@app/contracts/directory';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { profilePath } from '../../lib/links.ts';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { categoryName, reviewsCount } from './names.ts';
import * as styles from './directory.module.css';

/** A company in its place of the ranking; the whole row leads to its profile. What all of `list` share is not said again. */
export function RankedCompany({
  company,
  list,
}: {
  company: DirectoryPage['items'][number];
  list: Pick<DirectoryPage, 'category' | 'city'>;
}) {
  const words = useT('category');
  const { locale } = words;
  const facts = [
    list.category === null && categoryName(words, company.category),
    list.city === null && company.city,
    company.website && host(company.website),
  ];
  return (
    <li className={styles.company}>
      <span className={styles.place}>{formatNumber(locale, company.place)}</span>
      <div>
        <h2 className={styles.companyName}>
          <a href={profilePath(locale, company.slug)}>{company.name}</a>
        </h2>
        <p className={styles.muted}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className={styles.companyGrade}>
        <GradeDisplay value={company.average} size="small" number />
        {company.count > 0 && <span className={styles.muted}>{reviewsCount(words, company.count)}</span>}
      </div>
    </li>
  );
}

const host = (address: string): string => address.replace(/^https?:\/\/(www\.)?/, '').replace(/\/.*$/, '');
