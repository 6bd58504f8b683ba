import { PANEL_PATHS } from '../paths.ts';

/** The reviews behind a number of the company itself: the list with this filter. */
export const reviewsPath = (filter: Record<string, string>): string =>
  `${PANEL_PATHS.reviews}?${new URLSearchParams({ state: 'published', subject: 'company', ...filter })}`;
