import type { CheckPattern, CheckedPattern } from '@app/contracts/moderation';
import { compilePattern, findPatterns } from './screening/index.ts';

/** Whether a pattern can be used, and what it would find: staff see it before it holds anybody's review. */
export function checkPattern({ pattern, sample }: CheckPattern): CheckedPattern {
  const source = pattern.trim();
  if (source === '') return { problem: 'empty', matches: [] };
  const compiled = compilePattern(source, 'any');
  if ('reason' in compiled) return { problem: compiled.reason, matches: [] };
  const matches = findPatterns(sample, [compiled], new Set()).map(({ span }) => span);
  return { problem: null, matches };
}
