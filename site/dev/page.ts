import type { PageContext, PageData } from '../src/lib/page-props.ts';

/** What a drawn page tells the scripts that take it over; it stands in the page as JSON, under `PAGE_ID`. */
export interface DrawnPage {
  /** File under `src/templates`, without its ending. */
  template: string;
  /** Where it lies as a file, parameters still in it. */
  path: string;
  pageContext: PageContext;
  data: PageData;
  serverData?: unknown;
  params: Record<string, string>;
}

export const PAGE_ID = 'page';
/** Between these comments stands what the page's `Head` draws. */
export const HEAD_BEGINS = 'head of the page';
export const HEAD_ENDS = 'end of the head of the page';

/** Of the element that holds what went wrong, in a page that could not be drawn. */
export const FAILED_ID = 'page-failed';
