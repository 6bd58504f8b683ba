/** Periods of the invitations page, in days. */
export const COVERAGE_DAYS = [90, 365] as const;
export type CoverageDays = (typeof COVERAGE_DAYS)[number];
