import { hasServiceKey } from './service-key.ts';

const KEY = 'a-service-key-of-some-length';
const withHeader = (value?: string) => new Headers(value === undefined ? {} : { authorization: value });

describe('service key', () => {
  test('the right key opens', () => expect(hasServiceKey(withHeader(`Bearer ${KEY}`), KEY)).toBe(true));

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
  ])('%j does not', (value) => expect(hasServiceKey(withHeader(value), KEY)).toBe(false));
});
