import { MARKUP } from './xss/markup.ts';
import { TEXTS } from './xss/texts.ts';

/**
 * Texts that try to run something where they are shown, or to break what shows them: of our own making, by the kinds
 * that are known. Each calls `ran()` if it succeeds. Whoever shows texts of others pushes all of them through.
 */
export const XSS_PAYLOADS: readonly string[] = [...Object.values(MARKUP).flat(), ...Object.values(TEXTS).flat()];
