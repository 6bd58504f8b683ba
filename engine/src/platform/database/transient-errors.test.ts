import { isTransient } from './transient-errors.ts';

describe('isTransient', () => {
  const failed = (code: string | undefined, message = 'failed') =>
    new Error('Failed query', { cause: Object.assign(new Error(message), code && { code }) });

  it.each(['40001', '40P01', '53300', '57P01', '08006', 'ECONNREFUSED', 'ECONNRESET'])(
    'isTransient treats code %s as transient',
    (code) => {
      expect(isTransient(failed(code))).toBe(true);
    },
  );

  it('isTransient treats a lost connection without a code as transient', () => {
    expect(isTransient(failed(undefined, 'Connection terminated unexpectedly'))).toBe(true);
  });

  it.each(['22P05', '22021', '22P02', '23505', '08P01', '54000', undefined])(
    'isTransient treats code %s as permanent',
    (code) => {
      expect(isTransient(failed(code))).toBe(false);
    },
  );

  it('isTransient treats errors of our own code as permanent', () => {
    expect(isTransient(new TypeError('x is undefined'))).toBe(false);
    expect(isTransient('no error')).toBe(false);
  });
});
