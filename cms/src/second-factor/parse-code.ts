/** A code entered as second factor. */
export type EnteredCode = { kind: 'app' | 'recovery'; code: string };

const APP = /^\d{6}$/;
const RECOVERY = /^[A-Z2-7]{16}$/;

/** Parses a code in any spelling of spaces, hyphens and case. Undefined if it is none. */
export function parseCode(typed: unknown): EnteredCode | undefined {
  const plain = typeof typed === 'string' ? typed.slice(0, 100).replaceAll(/[\s-]/g, '').toUpperCase() : '';
  if (APP.test(plain)) return { kind: 'app', code: plain };
  if (!RECOVERY.test(plain)) return undefined;
  return { kind: 'recovery', code: plain.replaceAll(/.{4}(?=.)/g, '$&-') };
}
