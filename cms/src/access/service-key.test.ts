import { hasServiceKey } from './service-key.ts';

const KEY = 'a-service-key-of-some-length';
const withHeader = (value?: string) => new Headers(value === undefined ? {} : { authorization: value });

describe('service key', () => {
  test('the service key is accepted as a bearer token', () =>
    expect(hasServiceKey(withHeader(`Bearer ${KEY}`), KEY)).toBe(true));

  test.each([
    undefined,
    '',
    'Bearer',
    'Bearer ',
    `Bearer ${KEY}x`,
    `Bearer ${KEY.slice(1)}`,
    `Basic ${KEY}`,
    KEY,
    `bearer ${KEY} `,
  ])('%j is not accepted as the service key', (value) => expect(hasServiceKey(withHeader(value), KEY)).toBe(false));
});
