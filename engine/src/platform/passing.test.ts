import { isPassing } from './passing.ts';

describe('a failure of the database', () => {
  const failed = (code: string | undefined, message = 'failed') =>
    new Error('Failed query', { cause: Object.assign(new Error(message), code && { code }) });

  it.each(['40001', '40P01', '53300', '57P01', '08006', 'ECONNREFUSED', 'ECONNRESET'])('%s may pass', (code) => {
    expect(isPassing(failed(code))).toBe(true);
  });

  it('without a code may pass when the connection went', () => {
    expect(isPassing(failed(undefined, 'Connection terminated unexpectedly'))).toBe(true);
  });

  it.each(['22P05', '22021', '22P02', '23505', '08P01', '54000', undefined])('%s comes again', (code) => {
    expect(isPassing(failed(code))).toBe(false);
  });

  it('of our own comes again', () => {
    expect(isPassing(new TypeError('x is undefined'))).toBe(false);
    expect(isPassing('no error')).toBe(false);
  });
});
