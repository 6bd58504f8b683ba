import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto';
import type { LedgerContent, LedgerKey, ReviewLedger } from '@app/contracts/trust/ledger';
import { ReceiptBody, canonicalContent } from '@app/contracts/trust/receipts';
import { aReceipt } from '../../../../testing/receipt.ts';
import { checkReceipt, compareWithLedger } from './check-receipt.ts';

const TEXT = 'Przesyłka przyszła w dwa dni. 👍';
const { receipt, keys, says } = aReceipt({ text: TEXT });
const theirs = generateKeyPairSync('ed25519').privateKey;
const check = (given: string, text = '', among: readonly LedgerKey[] = keys) => checkReceipt(given, text, among);
const kindOf = async (...given: Parameters<typeof check>) => (await check(...given)).kind;

describe('a receipt', () => {
  it('a receipt signed by the platform is genuine, with its content', async () => {
    expect(await check(` ${receipt}\n`)).toEqual({ kind: 'genuine', says, keyId: 1, textFits: null });
    expect(ReceiptBody.parse(says)).toEqual(says);
  });

  it.each([
    [TEXT, true],
    [`\n${TEXT} `, true],
    [TEXT.replace('dwa', 'trzy'), false],
    [TEXT.toLowerCase(), false],
  ])('a receipt for the text “%s”: %s', async (text, textFits) => {
    expect(await check(receipt, text)).toMatchObject({ kind: 'genuine', textFits });
  });

  it('a changed receipt is not genuine', async () => {
    const [payload = '', , signature = ''] = receipt.split('.');
    const better = Buffer.from(JSON.stringify({ ...says, grade: 5 })).toString('base64url');
    expect(await kindOf(`${better}.1.${signature}`)).toBe('forged');
    expect(await kindOf(`${payload}.1.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`)).toBe(
      'forged',
    );
  });

  it('a receipt of another key is not genuine, whatever its id', async () => {
    const payload = Buffer.from(JSON.stringify(says));
    const foreign = (id: number) =>
      `${payload.toString('base64url')}.${id}.${sign(null, payload, theirs).toString('base64url')}`;
    expect(await kindOf(foreign(1))).toBe('forged');
    expect(await check(foreign(9))).toEqual({ kind: 'unknownKey', keyId: 9 });
  });

  it.each([
    ['nothing', ''],
    ['words', 'my receipt'],
    ['half of one', receipt.split('.', 1)[0] ?? ''],
    ['a payload that is none', `e30.1.${'A'.repeat(86)}`],
    ['a length that is no base64', `AAAAA.1.${'A'.repeat(86)}`],
    ['something behind it', `${receipt}.more`],
  ])('malformed receipt: %s', async (_name, given) => {
    expect(await kindOf(given)).toBe('none');
  });

  it('a key that the browser rejects cannot check a receipt', async () => {
    const broken = keys.map((key) => ({ ...key, publicKey: 'AAAA' }));
    expect(await kindOf(receipt, '', broken)).toBe('unsupported');
  });
});

describe('the ledger', () => {
  const salt = Buffer.alloc(32, 7);
  const content: LedgerContent = {
    actor: 'reviewer',
    grade: says.grade,
    revision: 1,
    facts: { origin: 'verified' },
    text: createHash('sha256').update(TEXT).digest('base64url'),
  };
  const entry = (own: Partial<ReviewLedger['entries'][number]> = {}): ReviewLedger['entries'][number] => ({
    seq: 12,
    eventId: says.reviewId,
    reviewId: says.reviewId,
    companyId: says.companyId,
    type: 'submitted',
    at: says.at,
    hash: 'AA',
    commitment: createHmac('sha256', salt).update(canonicalContent(content)).digest('base64url'),
    opening: { salt: salt.toString('base64url'), content },
    ...own,
  });
  const hold = (...entries: ReviewLedger['entries']) => compareWithLedger(says, { reviewId: says.reviewId, entries });
  const other = { ...content, text: createHash('sha256').update('Another text').digest('base64url') };

  it('the ledger confirms a receipt', async () => {
    const before = entry({ seq: 11, at: '2026-05-01T09:00:00.000Z' });
    expect(await hold(before, entry())).toEqual({ kind: 'same', seq: 12 });
  });

  it('the ledger hides what is not public', async () => {
    expect(await hold(entry({ opening: null }))).toEqual({ kind: 'closed', seq: 12 });
  });

  it.each([
    ['another text was shown than the one committed to', entry({ opening: { salt: 'AAAA', content } })],
    [
      'the entry was made for another text',
      entry({
        opening: { salt: salt.toString('base64url'), content: other },
        commitment: createHmac('sha256', salt).update(canonicalContent(other)).digest('base64url'),
      }),
    ],
  ])('the ledger contradicts when %s', async (_why, wrong) => {
    expect(await hold(wrong)).toEqual({ kind: 'contradicts', seq: 12 });
  });

  it('the ledger does not contain the receipt', async () => {
    expect(await hold()).toEqual({ kind: 'absent' });
    expect(await hold(entry({ type: 'published' }))).toEqual({ kind: 'absent' });
    expect(await hold(entry({ at: '2026-05-01T10:00:00.001Z' }))).toEqual({ kind: 'absent' });
  });
});
