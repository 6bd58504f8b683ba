import type { CompanyProfile, GradeReport } from '@app/contracts/companies';

/** Subject of a page's reviews: a company, or a product with the name and slug of its company. */
export type ReviewSubject = Pick<CompanyProfile, 'slug' | 'name' | 'timeZone' | 'translations' | 'userFeatures'> &
  GradeReport;
