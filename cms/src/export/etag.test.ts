import { matchesEtag } from './etag.ts';

const TAG = '"abc"';

test.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('If-None-Match %s matches the ETag', (header) =>
  expect(matchesEtag(header, TAG)).toBe(true),
);
test.each([null, '', '"x"', 'abc', '"abcd"'])('If-None-Match %s does not match the ETag', (header) =>
  expect(matchesEtag(header, TAG)).toBe(false),
);
