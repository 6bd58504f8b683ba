import type { CheckPattern, CheckedPattern } from '@app/contracts/moderating/patterns';
import { loadScreening } from './screener.ts';

/** Whether a pattern of staff is valid, and what it matches in a sample, before it holds any review. */
export async function checkPattern({ pattern, sample }: CheckPattern): Promise<CheckedPattern> {
  const source = pattern.trim();
  if (source === '') return { problem: 'empty', matches: [] };
  const { compilePattern, findPatterns } = await loadScreening();
  const compiled = compilePattern(source, 'any');
  if ('reason' in compiled) return { problem: compiled.reason, matches: [] };
  const matches = findPatterns(sample, [compiled], new Set()).map(({ span }) => span);
  return { problem: null, matches };
}
