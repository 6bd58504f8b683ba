import { createPreviewToken, PREVIEW_SECONDS, verifyPreviewToken } from './token.ts';

const SECRET = 'a-secret-of-the-tests';
const grant = { pageId: '0199', version: 'draft' as const };
const at = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number) => new Date(at.getTime() + seconds * 1000);
const token = createPreviewToken(SECRET, grant, at);

test('a preview token is valid for an hour', () => {
  expect(verifyPreviewToken(SECRET, token, later(PREVIEW_SECONDS - 1))).toEqual({ grant, expired: false });
});

test('an expired preview token still names its page', () => {
  expect(verifyPreviewToken(SECRET, token, later(PREVIEW_SECONDS + 1))).toEqual({ grant, expired: true });
});

test.each([
  ['of another secret', createPreviewToken('another', grant, at)],
  ['for another page', `${Buffer.from('["0200","draft",9999999999]').toString('base64url')}.${token.split('.')[1]}`],
  ['without a signature', token.split('.')[0] ?? ''],
  ['with more behind it', `${token}.x`],
  ['empty', ''],
  ['nonsense', 'a.b'],
])('a preview token %s is refused', (_which, forged) => expect(verifyPreviewToken(SECRET, forged, at)).toBeNull());
