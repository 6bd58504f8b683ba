import { MARKUP } from './xss/markup.ts';
import { TEXTS } from './xss/texts.ts';

/**
 * Texts that try to run something where they are shown, or to break what shows them: of our own making, by the kinds
 * that are known. Each calls `ran()` if it succeeds. Tests of everything that shows texts of others use all of them.
 */
export const XSS_PAYLOADS: readonly string[] = [...Object.values(MARKUP).flat(), ...Object.values(TEXTS).flat()];
