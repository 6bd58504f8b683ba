import type { ProblemDetails } from '../problem.ts';
import type { FileFormat } from '../files/formats.ts';
import type { SimilarText } from '../reading/similar.ts';
import type { Term } from '../terms/term-rules.ts';
import type { HistoryItem, ImportReport, ProgressCell, TextNote, TextPage, TextRow } from '../schemas.ts';

/** An error answer of the cms, by its code. */
export class TextApiError extends Error {
  override name = 'TextError';
  readonly code: string;
  readonly details: ProblemDetails;
  constructor(code: string, details: ProblemDetails = {}) {
    super(code);
    this.code = code;
    this.details = details;
  }
}

/** The code of an error; `unreachable` for a network error. */
export const codeOf = (error: unknown): string => (error instanceof TextApiError ? error.code : 'unreachable');

async function call<T>(method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown): Promise<T> {
  const raw = typeof body === 'string' || body instanceof Blob;
  const answer = await fetch(`/cms-api/texts${path}`, {
    method,
    credentials: 'same-origin',
    ...(body !== undefined && { body: raw ? body : JSON.stringify(body) }),
    ...(body !== undefined && { headers: { 'content-type': raw ? 'text/plain' : 'application/json' } }),
  });
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => ({}))) as ProblemDetails & { code?: string };
  throw new TextApiError(problem.code ?? 'unreachable', problem);
}

export interface RowChange {
  id: string;
  text: string | null;
  revision: number;
  /** A suggestion of a machine that was saved as it came. */
  draft?: boolean;
}

export const fetchPage = (query: string, after?: string): Promise<TextPage> =>
  call('GET', `?${query}${after ? `&after=${encodeURIComponent(after)}` : ''}`);
export const fetchProgress = (): Promise<{ cells: ProgressCell[] }> => call('GET', '/progress');
/** Where texts of a language are overridden: the name of the place by key. */
export const fetchOverrides = (locale: string): Promise<{ places: Record<string, string> }> =>
  call('GET', `/typed?locale=${locale}`);
export const saveRows = (rows: readonly RowChange[]): Promise<{ rows: TextRow[] }> => call('POST', '/bulk', { rows });
export const fetchHistory = (id: string): Promise<{ items: HistoryItem[] }> => call('GET', `/${id}/history`);
export const fetchTerms = (locale: string): Promise<{ terms: Term[] }> => call('GET', `/terms?locale=${locale}`);
export const fetchSimilar = (id: string): Promise<{ similar: SimilarText[] }> => call('GET', `/${id}/similar`);
export const restoreVersion = (id: string, version: string, revision: number): Promise<{ rows: TextRow[] }> =>
  call('POST', `/${id}/restore`, { version, revision });
export const writeNote = (
  place: { namespace: string; family: string },
  text: string,
  revision: number | null,
): Promise<{ note: TextNote | null }> => call('PUT', '/notes', { ...place, text, revision });

/** What an export or import is about. */
export interface Transfer {
  locale: string;
  namespace: string | undefined;
  format: FileFormat;
}
const transferQuery = (transfer: Transfer, more: Record<string, string>): string =>
  new URLSearchParams({ ...transfer, namespace: transfer.namespace ?? '', ...more }).toString();
export const exportAddress = (transfer: Transfer, source: string, open: boolean): string =>
  `/cms-api/texts/export?${transferQuery(transfer, { source, open: open ? '1' : '0' })}`;
export const importFile = (
  transfer: Transfer,
  file: Blob,
  options: { apply: boolean; overwrite: boolean; checked: boolean },
): Promise<ImportReport> =>
  call(
    'POST',
    `/import?${transferQuery(transfer, Object.fromEntries(Object.entries(options).map(([name, on]) => [name, on ? '1' : '0'])))}`,
    file,
  );
