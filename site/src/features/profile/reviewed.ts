import type { CompanyProfile, GradeReport } from '@app/contracts/companies';

/** What a page's reviews are about: a company, or one of its products with the company's name and address. */
export type Reviewed = Pick<CompanyProfile, 'slug' | 'name' | 'timeZone' | 'translations'> & GradeReport;
