import { createHash, randomBytes } from 'node:crypto';
import { base32 } from '@better-auth/utils/base32';

const CODES = 10;
/** 80 bits: too many to guess, even offline from a stolen backup. */
const BYTES = 10;
const GROUP = /.{4}(?=.)/g;

/** New codes in the form in which they are shown once: `ABCD-EFGH-IJKL-MNOP`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () => base32.encode(randomBytes(BYTES), { padding: false }).replaceAll(GROUP, '$&-'));

/** The stored form of a code: SHA-256 over account and code, independent of PAYLOAD_SECRET. */
export const hashRecoveryCode = (account: string, code: string): string =>
  createHash('sha256').update(`${account}\0${code}`).digest('base64url');
