import { isSigned, sign } from './signature.ts';

const KEY = 'some-key';
const BODY = '{"notices":[]}';
const at = 1_790_000_000;

test('a signature is valid for its body, time and key', () =>
  expect(isSigned(BODY, at, sign(BODY, at, KEY), KEY, at + 10)).toBe(true));

test.each([
  ['another body', () => isSigned(`${BODY} `, at, sign(BODY, at, KEY), KEY, at)],
  ['another time', () => isSigned(BODY, at + 1, sign(BODY, at, KEY), KEY, at)],
  ['another key', () => isSigned(BODY, at, sign(BODY, at, 'other'), KEY, at)],
  ['an old message', () => isSigned(BODY, at, sign(BODY, at, KEY), KEY, at + 301)],
  ['no signature', () => isSigned(BODY, at, '', KEY, at)],
])('a signature is not valid for %s', (_, signed) => expect(signed()).toBe(false));
