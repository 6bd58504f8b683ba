import { randomBytes } from 'node:crypto';

const CODES = 10;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const LENGTH = 16;

/** Ten codes of 79 bits in groups of four: `7k3m-…`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

function newCode(): string {
  let code = '';
  while (code.length < LENGTH) {
    for (const byte of randomBytes(LENGTH)) {
      // Bytes beyond the last whole multiple would favour some letters.
      if (byte < 256 - (256 % ALPHABET.length) && code.length < LENGTH) code += ALPHABET[byte % ALPHABET.length];
    }
  }
  return (code.match(/.{1,4}/g) ?? []).join('-');
}

/** A code as it was typed: six digits are the app's, anything else is a recovery code. */
export function parseCode(typed: string): { kind: 'app' | 'recovery'; code: string } {
  const plain = typed.replace(/[\s-]/g, '').toLowerCase();
  if (/^\d{6}$/.test(plain)) return { kind: 'app', code: plain };
  return { kind: 'recovery', code: (plain.match(/.{1,4}/g) ?? []).join('-') };
}
