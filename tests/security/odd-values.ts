import fc from 'fast-check';
import type { ApiDocument } from '../../engine/src/http/openapi/openapi.ts';
import { operationOf, schemasOf } from './document.ts';
import type { Operation, Schema } from './document.ts';
import type { Asked } from './requests.ts';

function deep(levels: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { a: value };
  return value;
}
const fill = (n: number): [string, string][] => Array.from({ length: n }, (_, i) => [`k${i}`, 'x']);

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202egnp.exe',
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ß'.repeat(5000),
  'x'.repeat(70_000),
  '0',
  '-1',
  '1e309',
  'NaN',
  'Infinity',
  '99999999999999999999',
  '0x10',
  '٣',
  '0000-01-01',
  '0000-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2026-02-30',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-13',
  '2026-01-01T25:61:61Z',
  '24:60',
  'null',
  'undefined',
  '[object Object]',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'length',
  "'",
  '"',
  '\\',
  '%',
  '_',
  '%00',
  '../..',
  '{}',
  '${1}',
  '$1',
  '\r\nX-A: b',
  '<svg onload=x>',
  '=1+1',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'AAAA',
  'a@b',
  '"a b"@c.example',
  'http://[::1',
  'javascript:1',
  'https://example.com:99999',
  'pl-',
  'xx',
  'en_US',
  '48 22',
  '+',
  '(?:a+)+$',
  '🇵🇱',
];
const VALUES: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.1,
  5,
  6,
  1e21,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  [],
  {},
  [null],
  [[]],
  [{}],
  { length: 5 },
  { toString: 'x' },
  JSON.parse('{"__proto__":{"x":1}}'),
  { constructor: { prototype: {} } },
  Array.from({ length: 2000 }, () => 'x'),
  deep(19),
  deep(1000),
  Object.fromEntries(fill(2000)),
];
/** Values that PostgreSQL or a date cannot hold, tried everywhere. */
const WORST = ['a\u0000b', '0000-01-01T00:00:00.000Z'];
const QUERIES = [
  '=',
  '[]=x',
  '[x]=y',
  '[__proto__]=y',
  '=x&',
  '=%',
  '=%ff',
  '=%00',
  '=%ED%A0%80',
  '[0][0][0]=1',
  '.x=1',
];

type Path = (string | number)[];

/** Paths of a value and of everything within it. */
function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, inner]) => pathsIn(inner, [...at, key]))];
}

/** A copy of `value` with `odd` at `path`. */
function put(value: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd;
  const inner = (value as Record<string, unknown>)[key];
  if (Array.isArray(value)) return value.with(Number(key), put(inner, rest, odd));
  return { ...(value as object), [key]: put(inner, rest, odd) };
}

/** A minimal valid body from the schema, for routes whose case has none: every field, with little in it. */
function sampleOf(schema: Schema | undefined, schemas: Record<string, Schema>, levels = 6): unknown {
  if (!schema || levels === 0) return null;
  if (schema.$ref) return sampleOf(schemas[schema.$ref.split('/').at(-1) ?? ''], schemas, levels);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const variants = schema.oneOf ?? schema.anyOf ?? schema.allOf;
  if (variants) return sampleOf(variants[0], schemas, levels);
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([name, inner]) => [name, sampleOf(inner, schemas, levels - 1)]),
    );
  if (schema.type === 'array') return [sampleOf(schema.items, schemas, levels - 1)];
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  if (schema.type === 'boolean') return true;
  if (schema.type === 'object') return {};
  const TEXT_OF: Record<string, string> = { email: 'a@mail.example', uri: 'https://a.example', date: '2026-01-02' };
  return TEXT_OF[schema.format ?? ''] ?? 'Words enough for it';
}

/**
 * Valid requests with one odd value, in the body, file, query or path: the worst values everywhere, then `runs` random
 * ones, the same for the same `seed`.
 */
export function oddRequests(
  document: ApiDocument,
  name: string,
  right: Asked,
  { seed, runs }: { seed: number; runs: number },
): Asked[] {
  const [method = '', path = ''] = name.split(' ');
  const operation = operationOf(document, path, method.toLowerCase());
  const fields = bodyFields(operation, right, schemasOf(document));
  const queries = (operation.parameters ?? []).filter(({ in: where }) => where === 'query').map((one) => one.name);
  const steps = path.split('/').flatMap((step, index) => (step.startsWith('{') ? [index] : []));

  const inBody = (at: Path, odd: unknown): Asked => ({ ...right, body: put(fields.body, at, odd) });
  const inFile = (odd: string): Asked => ({ ...right, file: [right.file?.[0] ?? '', odd + odd] });
  const inQuery = (key: string, odd: string): Asked => ({
    ...right,
    query: `${queryText(right)}${encoded(key)}${odd}`,
  });
  const inPath = (step: number, odd: string): Asked => {
    const parts = right.address.split('/');
    // The document's paths begin below the API's root.
    parts[parts.length - path.split('/').length + step] = encoded(odd) || '%20';
    return { ...right, address: parts.join('/') };
  };

  const worst = WORST.flatMap((odd) => [
    ...fields.paths.filter((at) => at.length > 0).map((at) => inBody(at, odd)),
    ...queries.map((key) => inQuery(key, `=${encoded(odd)}`)),
    ...steps.map((step) => inPath(step, odd)),
  ]);
  const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ unit: 'binary', maxLength: 40 }));
  const value = fc.oneof(text, fc.constantFrom(...VALUES), fc.jsonValue({ maxDepth: 3 }));
  const query = fc.oneof(
    fc.constantFrom(...QUERIES),
    text.map((odd) => `=${encoded(odd)}`),
  );
  const drawn = fc.oneof(
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...queries, 'nothing'), query).map((parts) => inQuery(...parts)) },
    ...(queries.length > 0
      ? [{ weight: 2, arbitrary: fc.tuple(fc.constantFrom(...queries), query).map((parts) => inQuery(...parts)) }]
      : []),
    ...(fields.paths.length > 0
      ? [{ weight: 4, arbitrary: fc.tuple(fc.constantFrom(...fields.paths), value).map((parts) => inBody(...parts)) }]
      : []),
    ...(right.file ? [{ weight: 3, arbitrary: text.map(inFile) }] : []),
    ...(steps.length > 0
      ? [{ weight: 1, arbitrary: fc.tuple(fc.constantFrom(...steps), text).map((parts) => inPath(...parts)) }]
      : []),
  );
  return [...worst, ...fc.sample(drawn, { seed, numRuns: runs })];
}

/** The valid body with every possible field, including those that the case leaves out. */
function bodyFields(
  operation: Operation,
  right: Asked,
  schemas: Record<string, Schema>,
): { body: unknown; paths: Path[] } {
  const schema = operation.requestBody?.content['application/json']?.schema;
  if (!schema || right.file) return { body: undefined, paths: [] };
  const sample = sampleOf(schema, schemas);
  const body = right.body ?? sample;
  const named = typeof body === 'object' && body !== null ? Object.keys(sample as object) : [];
  const left = named.filter((key) => !(key in (body as object)));
  return { body, paths: [...pathsIn(body), ...left.map((key) => [key])] };
}

/** Percent-encoded; lone surrogates, which have no encoding, as their raw bytes. */
const encoded = (long: string): string => {
  // Node itself refuses addresses of more than 16 kB.
  const text = [...long].slice(0, 1000).join('');
  if (text.isWellFormed()) return encodeURIComponent(text);
  return text.replace(/\p{Surrogate}/gu, '%ED%A0%80').replace(/[^\w%.-]/g, '-');
};

const queryText = ({ query }: Asked): string =>
  query === undefined || typeof query === 'string' ? (query ?? '') : `${new URLSearchParams(query).toString()}&`;
