import type { DecideCase, DeskCase, DeskPage } from '@app/contracts/moderation';
import { callStaff } from '../staff-api/client.ts';

/** Waiting cases, most urgent first; `open` counts them by kind. */
export function fetchCases(filter: { kind?: string | undefined; cursor?: string | undefined }): Promise<DeskPage> {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return callStaff('GET', `/cases?${query}`);
}

/** Claims a case for ten minutes, so that nobody else decides it meanwhile. */
export const claimCase = (id: string): Promise<DeskCase> => callStaff('POST', `/cases/${id}/claim`);
export const decideCase = (id: string, decision: DecideCase): Promise<DeskCase> =>
  callStaff('POST', `/cases/${id}/decision`, decision);
