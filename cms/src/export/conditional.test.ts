import { isFresh } from './conditional.ts';

const TAG = '"abc"';

test.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('%s names the tag', (header) =>
  expect(isFresh(header, TAG)).toBe(true),
);
test.each([null, '', '"x"', 'abc', '"abcd"'])('%s does not', (header) => expect(isFresh(header, TAG)).toBe(false));
