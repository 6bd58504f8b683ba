import type { PageContext, PageData } from '../src/lib/content/page-props.ts';

/** The data with which scripts hydrate a rendered page; it is in the page as JSON, under `PAGE_ID`. */
export interface RenderedPageData {
  /** File under `src/templates`, without its extension. */
  template: string;
  /** Its file path, with parameters. */
  path: string;
  pageContext: PageContext;
  data: PageData;
  serverData?: unknown;
  params: Record<string, string>;
}

export const PAGE_ID = 'page';
/** The page's `Head` is between these comments. */
export const HEAD_BEGINS = 'head of the page';
export const HEAD_ENDS = 'end of the head of the page';

/** Id of the element with the error of a page that could not be rendered. */
export const FAILED_ID = 'page-failed';
