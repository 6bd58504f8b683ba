import { readFileSync } from 'node:fs';
import type { DomainError } from '../../../../kernel/errors.ts';
import { readStatements } from './read-statements.ts';

/** Invented statements in the forms of real banks, in the encodings of each. */
export const bytesOf = (sample: string): Buffer => readFileSync(new URL(`samples/${sample}`, import.meta.url));

/** Why a file is refused, as the HTTP layer tells it. */
export function refusal(file: Buffer | string) {
  try {
    readStatements(Buffer.from(file));
  } catch (error) {
    const { code, params } = error as DomainError;
    return { code, ...params };
  }
  return 'accepted';
}
