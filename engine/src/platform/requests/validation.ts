import type { z } from 'zod';
import type { ErrorParams, FieldError } from '../../kernel/errors.ts';

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

/** Maps zod's issues to field errors: dotted path, stable code (`errors:fields.<code>`), params of its text. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    code: codeOf(issue),
    params: paramsOf(issue),
  }));
}

/** Nesting depth allowed in a request; our schemas have seven levels. */
const LEVELS = 20;

/**
 * Dotted path of the first value nested too deeply; undefined if there is none. Iterative, because recursion over twenty
 * thousand levels would overflow the stack; code that runs afterwards may recurse.
 */
export function findTooDeep(value: unknown): string | undefined {
  const waiting: { value: unknown; path: string[] }[] = [{ value, path: [] }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null || Buffer.isBuffer(next.value)) continue;
    if (next.path.length >= LEVELS) return next.path.join('.');
    for (const [key, inner] of Object.entries(next.value)) waiting.push({ value: inner, path: [...next.path, key] });
  }
  return undefined;
}

// PostgreSQL stores neither NUL nor unpaired surrogates.
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Dotted path of the first text within `value` that PostgreSQL cannot store; undefined if there is none. */
export function findUnstorable(value: unknown, path: string[] = []): string | undefined {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path.join('.') : undefined;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = UNSTORABLE.test(key) ? path.join('.') : findUnstorable(inner, [...path, key]);
    if (found !== undefined) return found;
  }
  return undefined;
}
