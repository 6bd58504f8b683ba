import { mintPreviewToken, PREVIEW_SECONDS, readPreviewToken } from './token.ts';

const SECRET = 'a-secret-of-the-tests';
const grant = { pageId: '0199', version: 'draft' as const };
const at = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const token = mintPreviewToken(SECRET, grant, at);

test('names its page for an hour', () => {
  expect(readPreviewToken(SECRET, token, later(PREVIEW_SECONDS - 1))).toEqual({ grant, expired: false });
});

test('says afterwards which page it was about, and that it is over', () => {
  expect(readPreviewToken(SECRET, token, later(PREVIEW_SECONDS + 1))).toEqual({ grant, expired: true });
});

test.each([
  ['of another secret', mintPreviewToken('another', grant, at)],
  ['for another page', `${Buffer.from('["0200","draft",9999999999]').toString('base64url')}.${token.split('.')[1]}`],
  ['without a signature', token.split('.')[0] ?? ''],
  ['with more behind it', `${token}.x`],
  ['empty', ''],
  ['nonsense', 'a.b'],
])('one %s is none', (_which, forged) => expect(readPreviewToken(SECRET, forged, at)).toBeNull());
