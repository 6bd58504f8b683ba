/** What somebody typed as their second factor. */
export type GivenCode = { kind: 'app' | 'recovery'; code: string };

const APP = /^\d{6}$/;
const RECOVERY = /^[A-Z2-7]{16}$/;

/** Reads what was typed, with spaces, hyphens and small letters as people write them. */
export function readCode(typed: unknown): GivenCode | undefined {
  const plain = typeof typed === 'string' ? typed.slice(0, 100).replaceAll(/[\s-]/g, '').toUpperCase() : '';
  if (APP.test(plain)) return { kind: 'app', code: plain };
  if (!RECOVERY.test(plain)) return undefined;
  return { kind: 'recovery', code: plain.replaceAll(/.{4}(?=.)/g, '$&-') };
}
