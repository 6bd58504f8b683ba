import { PASSWORD_MIN } from '@app/contracts/accounts';
import { isCommonPassword } from '@app/contracts/security/passwords';

export const STRENGTH_LEVELS = ['short', 'weak', 'fair', 'good', 'strong'] as const;
export type StrengthLevel = (typeof STRENGTH_LEVELS)[number];

/** Common password parts that attackers try first. A hint, not a rule: the engine decides. */
const COMMON = [
  'password',
  'haslo',
  'passwort',
  'qwerty',
  'qwertz',
  'azerty',
  'admin',
  'letmein',
  'welcome',
  'iloveyou',
];
const SEQUENCES = 'abcdefghijklmnopqrstuvwxyz 0123456789 9876543210 qwertyuiop asdfghjkl zxcvbnm';

/** Share of its full entropy that a character adds: 0 inside a repetition or a run such as `1234`. */
function effectiveLength(password: string): number {
  const lower = password.toLowerCase();
  let length = 0;
  for (let i = 0; i < lower.length; i++) {
    const repeats = i > 0 && lower[i] === lower[i - 1];
    const runs = i > 1 && SEQUENCES.includes(lower.slice(i - 2, i + 1));
    length += repeats || runs ? 0.25 : 1;
  }
  return length;
}

function alphabetSize(password: string): number {
  let size = 0;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[^A-Za-z0-9]/.test(password)) size += 30;
  return Math.max(size, 1);
}

/**
 * A hint at how hard a password is to guess: bits = effective length × log2(alphabet), less for common words and for
 * parts of the person's own data. Thresholds: 45, 60 and 80 bits.
 * @param known e-mail, names: what an attacker tries first
 */
export function passwordStrength(password: string, known: readonly string[] = []): StrengthLevel {
  if (password.length < PASSWORD_MIN) return 'short';
  if (isCommonPassword(password)) return 'weak';
  const lower = password.toLowerCase();
  const guessed = [...COMMON, ...known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))]
    .filter((part) => part.length > 3 && lower.includes(part))
    .reduce((longest, part) => Math.max(longest, part.length), 0);
  const bits = Math.max(effectiveLength(password) - guessed, 1) * Math.log2(alphabetSize(password));
  if (bits < 45) return 'weak';
  if (bits < 60) return 'fair';
  return bits < 80 ? 'good' : 'strong';
}
