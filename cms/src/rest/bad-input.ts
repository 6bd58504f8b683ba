import type { AfterErrorHook } from 'payload';

/** Parts of an address by which a caller asks for a list as he likes. */
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

/** The code that PostgreSQL gives a failure; whatever lies between wraps it. */
function sqlState(error: unknown): string | undefined {
  for (let inner = error, n = 0; typeof inner === 'object' && inner !== null && n < 5; n++) {
    if ('code' in inner && typeof inner.code === 'string' && /^[0-9A-Z]{5}$/.test(inner.code)) return inner.code;
    inner = (inner as { cause?: unknown }).cause;
  }
  return undefined;
}

/**
 * Whether a failure is the caller's: values that the database cannot hold (class 22, 23), queries that nobody can answer
 * (class 42, or an error on the way to one), and JSON that lies within itself until there is no stack left.
 */
function isCallers(error: unknown, search: URLSearchParams | undefined): boolean {
  const state = sqlState(error)?.slice(0, 2);
  if (state === '22' || state === '23') return true;
  if (error instanceof RangeError || (error instanceof SyntaxError && error.message.includes('JSON'))) return true;
  return asksInDetail(search) && (state === '42' || error instanceof TypeError || error instanceof SyntaxError);
}

/** What Payload answers with 500 though nothing of ours has failed. It is logged all the same. */
export const answerBadInput: AfterErrorHook = ({ error, req }) => {
  const status = (error as { status?: unknown }).status;
  if ((typeof status === 'number' && status < 500) || !isCallers(error, req.searchParams)) return;
  return { status: 400, response: { errors: [{ message: 'The request cannot be understood.' }] } };
};
