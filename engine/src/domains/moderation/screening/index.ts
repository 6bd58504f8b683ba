// The lead's stand-in until the real one replaces this file.
import type { OperatorWord } from '../../content/public.ts';
import type { Finding, ScreenInput, ScreenResult } from './types.ts';
export type CompiledLists = { words: ReadonlyMap<string, OperatorWord[]> };
export const compileLists = (words: ReadonlyMap<string, OperatorWord[]>): CompiledLists => ({ words });
export function screen(input: ScreenInput, _lists: CompiledLists): ScreenResult { return { language: input.formLanguage ?? null, findings: [] }; }
export const isHeld = (findings: Finding[]): boolean => findings.some((f) => f.weight === 'hold');
