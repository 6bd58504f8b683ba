import type { AfterErrorHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';
import { report } from '../error-reports.ts';
import { invalidFieldsOf, isCallersMistake } from './validation-errors.ts';

/** Query parameters that callers use for lists of their own. */
const QUERY = [
  'where',
  'sort',
  'select',
  'populate',
  'joins',
  'page',
  'limit',
  'depth',
  'locale',
  'fallback-locale',
  'data',
];

const asksInDetail = (search: URLSearchParams | undefined): boolean =>
  [...(search?.keys() ?? [])].some((key) => QUERY.includes(key.split('[')[0] ?? ''));

/** Whether there is a body that is not an object, as all code behind expects. */
const hasOddBody = ({ data }: PayloadRequest): boolean =>
  data !== undefined && (typeof data !== 'object' || data === null);

/** The code of PostgreSQL's or Node's error, inside its wrappers. */
function codeOf(error: unknown): string | undefined {
  for (let inner = error, n = 0; typeof inner === 'object' && inner !== null && n < 5; n++) {
    if ('code' in inner && typeof inner.code === 'string') return inner.code;
    inner = (inner as { cause?: unknown }).cause;
  }
  return undefined;
}

/**
 * Whether an error is the caller's fault: values that the database or a file name cannot hold (class 22, 23), invalid
 * queries (class 42, or an error while building one), a file that cannot be fetched, or JSON nested beyond the stack.
 */
function isCallersFault(error: Error, req: PayloadRequest): boolean {
  const code = codeOf(error);
  if (code !== undefined && (/^2[23][0-9A-Z]{3}$/.test(code) || code === 'ERR_INVALID_ARG_VALUE')) return true;
  if (error.name === 'FileRetrievalError' || error instanceof RangeError) return true;
  if (error instanceof SyntaxError && error.message.includes('JSON')) return true;
  const isOdd = error instanceof TypeError || error instanceof SyntaxError || (code?.startsWith('42') ?? false);
  return isOdd && (asksInDetail(req.searchParams) || hasOddBody(req));
}

/** Payload routes `/versions` even of collections without versions. */
const asksForNoVersions = (collection: SanitizedCollectionConfig | undefined, req: PayloadRequest): boolean =>
  collection !== undefined && !collection.versions && /\/versions(?:\/|$)/.test(req.pathname ?? '');

/**
 * Answers errors of the caller, which Payload would answer with 500, and names invalid fields. They are still logged. All other errors of 500 are
 * reported.
 */
export const respondToErrors: AfterErrorHook = ({ collection, error, req }) => {
  const invalid = invalidFieldsOf(error);
  if (invalid) return { status: 400, response: invalid };
  if (isCallersMistake(error)) return;
  if (asksForNoVersions(collection, req)) return { status: 404, response: { errors: [{ message: 'Not found.' }] } };
  if (!isCallersFault(error, req)) return report(error);
  return { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } };
};
