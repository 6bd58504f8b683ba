import type { z } from 'zod';
import type { ErrorParams, FieldError } from '../kernel/errors.ts';

type Issue = z.core.$ZodIssue;

function codeOf(issue: Issue): string {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'required';
  if (issue.code === 'custom') return typeof issue.params?.['code'] === 'string' ? issue.params['code'] : issue.message;
  if (issue.code === 'invalid_format') return `invalid_${issue.format}`;
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return `${issue.origin === 'string' ? 'text' : issue.origin === 'array' ? 'list' : 'number'}_${issue.code}`;
  return issue.code;
}

function paramsOf(issue: Issue): ErrorParams {
  const params: ErrorParams = {};
  const take = (name: string, value: unknown) => {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
    if (typeof value === 'bigint') params[name] = Number(value);
  };
  if (issue.code === 'too_small') take('minimum', issue.minimum);
  if (issue.code === 'too_big') take('maximum', issue.maximum);
  if (issue.code === 'invalid_type') take('expected', issue.expected);
  if (issue.code === 'invalid_value') take('values', issue.values.map(String).join(', '));
  if (issue.code === 'unrecognized_keys') take('keys', issue.keys.join(', '));
  return params;
}

/** zod's issues as field errors: dotted path, stable code (`errors:fields.<code>`), params for its words. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: codeOf(issue),
    params: paramsOf(issue),
  }));
}

/** Levels of lists and objects that a request may have: ours have seven. */
const LEVELS = 20;

/**
 * Dotted path of the first value that lies deeper than anybody means; undefined when there is none. Whoever walks through
 * a request afterwards may call itself: at twenty thousand levels there would be no stack left.
 */
export function pathOfTooDeep(value: unknown): string | undefined {
  const waiting: { value: unknown; path: string[] }[] = [{ value, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null || Buffer.isBuffer(next.value)) continue;
    if (next.path.length >= LEVELS) return next.path.join('.');
    for (const [key, inner] of Object.entries(next.value)) waiting.push({ value: inner, path: [...next.path, key] });
  }
  return undefined;
}

// PostgreSQL stores neither a NUL nor half of a surrogate pair.
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Dotted path of the first text within `value` that the database cannot hold; undefined when there is none. */
export function pathOfUnstorable(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = UNSTORABLE.test(key) ? path.join('.') : pathOfUnstorable(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
