import { APIError } from 'payload';
import type { AfterErrorHook, PayloadRequest, SanitizedCollectionConfig } from 'payload';

/** Parts of an address by which a caller asks for a list of his own. */
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

/** Whether a body came that is no object, which everything behind it takes for one. */
const hasOddBody = ({ data }: PayloadRequest): boolean =>
  data !== undefined && (typeof data !== 'object' || data === null);

/** The code that PostgreSQL or Node gives a failure; whatever lies between wraps it. */
function codeOf(error: unknown): string | undefined {
  for (let inner = error, n = 0; typeof inner === 'object' && inner !== null && n < 5; n++) {
    if ('code' in inner && typeof inner.code === 'string') return inner.code;
    inner = (inner as { cause?: unknown }).cause;
  }
  return undefined;
}

/**
 * Whether a failure is the caller's: values that the database cannot hold (class 22, 23) or a file cannot be called,
 * queries that nobody can answer (class 42, or an error on the way to one), a file that is not to be had from where it
 * is said to be, and JSON that lies within itself until there is no stack left.
 */
function isCallers(error: Error, req: PayloadRequest): boolean {
  const code = codeOf(error);
  if (code !== undefined && (/^2[23][0-9A-Z]{3}$/.test(code) || code === 'ERR_INVALID_ARG_VALUE')) return true;
  if (error.name === 'FileRetrievalError' || error instanceof RangeError) return true;
  if (error instanceof SyntaxError && error.message.includes('JSON')) return true;
  const isOdd = error instanceof TypeError || error instanceof SyntaxError || (code?.startsWith('42') ?? false);
  return isOdd && (asksInDetail(req.searchParams) || hasOddBody(req));
}

/** Payload has the address of versions for collections that keep none. */
const asksForNoVersions = (collection: SanitizedCollectionConfig | undefined, req: PayloadRequest): boolean =>
  collection !== undefined && !collection.versions && /\/versions(?:\/|$)/.test(req.pathname ?? '');

/** What Payload answers with 500 though nothing of ours has failed. It is logged all the same. */
export const answerBadInput: AfterErrorHook = ({ collection, error, req }) => {
  if (error instanceof APIError && error.status < 500) return;
  if (asksForNoVersions(collection, req)) return { status: 404, response: { errors: [{ message: 'Not found.' }] } };
  if (!isCallers(error, req)) return;
  return { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } };
};
