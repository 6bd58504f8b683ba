import type {
  CaseTranslation,
  DecideCases,
  PlannedDecisions,
  UndoneDecisions,
} from '@app/contracts/moderating/desk-work';
import type { DeskCase, DeskPage } from '@app/contracts/moderation';
import { callStaff } from '../staff-api/client.ts';

/** What the queue is narrowed to; an empty value is none. */
export interface DeskFilter {
  kind?: string | undefined;
  language?: string | undefined;
  company?: string | undefined;
  rule?: string | undefined;
  olderThanHours?: string | undefined;
  q?: string | undefined;
  only?: string | undefined;
}

/** Waiting cases, most urgent first; `open` counts them by kind. */
export function fetchCases(filter: DeskFilter & { cursor?: string | undefined }): Promise<DeskPage> {
  const query = new URLSearchParams(
    Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return callStaff('GET', `/cases?${query}`);
}

/** Claims a case for ten minutes, so that nobody else decides it meanwhile. */
export const claimCase = (id: string, takeOver = false): Promise<DeskCase> =>
  callStaff('POST', `/cases/${id}/claim`, { takeOver });
export const releaseCase = (id: string): Promise<DeskCase> => callStaff('POST', `/cases/${id}/release`);
export const escalateCase = (id: string, note: string): Promise<DeskCase> =>
  callStaff('POST', `/cases/${id}/escalation`, { note });
/** Applied after some seconds, in which it can be taken back. */
export const decideCases = (decision: DecideCases): Promise<PlannedDecisions> =>
  callStaff('POST', '/decisions', decision);
export const undoDecisions = (planId: string): Promise<UndoneDecisions> =>
  callStaff('POST', `/decisions/${planId}/undo`);
export const translateCase = (id: string, to: string): Promise<CaseTranslation> =>
  callStaff('POST', `/cases/${id}/translation`, { to });
