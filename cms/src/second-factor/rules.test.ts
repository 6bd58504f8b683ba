import { parseCode } from './parse-code.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { unseal, seal } from './seal.ts';
import { newSecret, setupUri, findStep, toBase32 } from './totp.ts';

describe('codes of an authenticator app', () => {
  /** Key and times of RFC 6238, appendix B; the last six of its eight digits. */
  const SECRET = '12345678901234567890';

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('the code at %d s is that of RFC 6238', async (seconds, code) => {
    expect(await findStep(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test('a code is valid in its period and the neighbouring ones', async () => {
    const at = (seconds: number) => findStep(SECRET, '287082', new Date(seconds * 1000));
    expect([await at(0), await at(29), await at(59), await at(89)]).toEqual([1, 1, 1, 1]);
    expect([await at(90), await at(3_000)]).toEqual([undefined, undefined]);
  });

  test('the setup URI has the secret as base32, issuer and account', () => {
    const secret = newSecret();
    expect(toBase32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(new URL(setupUri(secret, 'Our Brand', 'a+b@demo.example')).searchParams.get('secret')).toBe(
      toBase32(secret),
    );
    expect(setupUri(SECRET, 'Our Brand', 'a+b@demo.example')).toContain(
      'otpauth://totp/Our%20Brand:a%2Bb%40demo.example?secret=',
    );
    expect(setupUri(SECRET, 'Our Brand', 'x@demo.example')).toContain('issuer=Our%20Brand');
  });
});

describe('recovery codes', () => {
  test('ten different recovery codes are made and parsed in any spelling', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
      const typed = [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')} `];
      for (const one of typed) expect(parseCode(one)).toEqual({ kind: 'recovery', code });
    }
  });

  test('the same recovery code has another hash for each account', () => {
    expect(hashRecoveryCode('a', 'ABCD')).not.toBe(hashRecoveryCode('b', 'ABCD'));
  });
});

test.each([undefined, null, 42, '', '12345', '1234567', '１２３４５６', 'ABCD-EFGH-IJKL-MNOP-QRST'])(
  '%j is not a code',
  (typed) => expect(parseCode(typed)).toBeUndefined(),
);

test('a sealed secret is unsealed only with its key and for its account', () => {
  const sealed = seal('key one', 'account', 'secret');
  expect(sealed).not.toContain('secret');
  expect(seal('key one', 'account', 'secret')).not.toBe(sealed);
  expect(unseal('key one', 'account', sealed)).toBe('secret');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect([
    unseal('key two', 'account', sealed),
    unseal('key one', 'other', sealed),
    unseal('key one', 'account', changed),
    unseal('key one', 'account', ''),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
