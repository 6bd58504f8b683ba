/** An error of a page, as the front door takes it. */
export interface PageError {
  name: string;
  message: string;
  stack: string;
  /** Path of the page's address; the front door masks tokens in it. */
  page: string;
}

/** Where the front door takes errors of pages. */
export const PAGE_ERRORS_PATH = '/page-errors';

/**
 * The front door takes reports if its answers carry `Server-Timing` with this name. Scripts can read that header, so a
 * page is the same file with and without a DSN.
 */
export const REPORTS_MARK = 'error-reports';
