import { readCode } from './given-code.ts';
import { hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { open, seal } from './seal.ts';
import { newSecret, setupAddress, stepOf, typedForm } from './totp.ts';

describe('codes of an app', () => {
  /** Key and times of RFC 6238, appendix B; the last six of its eight digits. */
  const SECRET = '12345678901234567890';

  test.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_234_567_890, '005924'],
    [20_000_000_000, '353130'],
  ])('at %d s are those of the standard', async (seconds, code) => {
    expect(await stepOf(SECRET, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
  });

  test('hold for the period before and after, and no longer', async () => {
    const at = (seconds: number) => stepOf(SECRET, '287082', new Date(seconds * 1000));
    expect([await at(0), await at(29), await at(59), await at(89)]).toEqual([1, 1, 1, 1]);
    expect([await at(90), await at(3_000)]).toEqual([undefined, undefined]);
  });

  test('come from a secret that an app takes as base32, with the account in words', () => {
    const secret = newSecret();
    expect(typedForm(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
    expect(new URL(setupAddress(secret, 'Our Brand', 'a+b@demo.example')).searchParams.get('secret')).toBe(
      typedForm(secret),
    );
    expect(setupAddress(SECRET, 'Our Brand', 'a+b@demo.example')).toContain(
      'otpauth://totp/Our%20Brand:a%2Bb%40demo.example?secret=',
    );
    expect(setupAddress(SECRET, 'Our Brand', 'x@demo.example')).toContain('issuer=Our%20Brand');
  });
});

describe('recovery codes', () => {
  test('are ten, all different, and read back however they are typed', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) {
      expect(code).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
      const typed = [code, code.toLowerCase(), code.replaceAll('-', ' '), ` ${code.replaceAll('-', '')} `];
      for (const one of typed) expect(readCode(one)).toEqual({ kind: 'recovery', code });
    }
  });

  test('are kept under another hash for each account', () => {
    expect(hashOfCode('a', 'ABCD')).not.toBe(hashOfCode('b', 'ABCD'));
  });
});

test.each([undefined, null, 42, '', '12345', '1234567', '１２３４５６', 'ABCD-EFGH-IJKL-MNOP-QRST'])(
  '%j is no code',
  (typed) => expect(readCode(typed)).toBeUndefined(),
);

test('a sealed secret is opened with its key and for its account alone', () => {
  const sealed = seal('key one', 'account', 'secret');
  expect(sealed).not.toContain('secret');
  expect(seal('key one', 'account', 'secret')).not.toBe(sealed);
  expect(open('key one', 'account', sealed)).toBe('secret');
  const changed = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
  expect([
    open('key two', 'account', sealed),
    open('key one', 'other', sealed),
    open('key one', 'account', changed),
    open('key one', 'account', ''),
  ]).toEqual([undefined, undefined, undefined, undefined]);
});
