import { newId } from '../kernel/ids.ts';
import { CursorInvalid, decodeCursor, encodeCursor } from './cursor.ts';

const crafted = (text: string): string => Buffer.from(text).toString('base64url');

it('a cursor encodes where a page ended', () => {
  const end = { at: new Date('2026-07-01T12:00:00.123Z'), id: newId() };
  expect(decodeCursor(encodeCursor(end))).toEqual(end);
  const last = { at: new Date('9999-12-31T23:59:59.999Z'), id: newId() };
  expect(decodeCursor(encodeCursor(last))).toEqual(last);
});

it.each([
  ['the year 10000', `253402300800000.${newId()}`],
  ['the year 33658', `999999999999999.${newId()}`],
  ['more digits than a date has', `9999999999999999.${newId()}`],
  ['no date', `x.${newId()}`],
  ['no id', '1751371200000.1'],
  ['nothing', ''],
])('of %s is none', (_name, text) => {
  expect(() => decodeCursor(crafted(text))).toThrow(CursorInvalid);
});
