import type { LedgerKey } from '@app/contracts/trust/ledger';
import { newId } from '../../../../../engine/src/kernel/ids.ts';
import { makeReceipt, readReceipt } from '../../../../../engine/src/domains/reviews/submission/receipt.ts';
import { Signatures } from '../../../../../engine/src/platform/security/signatures.ts';
import { checkReceipt } from './check-receipt.ts';

const ours = new Signatures([2, 1].map((id) => ({ id, key: Buffer.alloc(32, id) })));
const theirs = new Signatures([{ id: 2, key: Buffer.alloc(32, 9) }]);
const keys = new Map(ours.publicKeys().map(({ id, publicKey }) => [id, publicKey]));
const published: LedgerKey[] = [...keys].map(([keyId, key]) => ({
  keyId,
  publicKey: key.toString('base64url'),
  since: '2026-01-01T00:00:00.000Z',
}));
const BODY = 'Świetna obsługa – 商品 👍';
const review = { reviewId: newId(), companyId: newId(), revision: 1, grade: 4, body: BODY, at: new Date() };
const receipt = makeReceipt(ours, review);

it('the page verifies receipts signed by the engine, with the author’s text', async () => {
  expect(await checkReceipt(receipt, BODY, published)).toEqual({
    kind: 'genuine',
    says: readReceipt(receipt, keys),
    keyId: 2,
    textFits: true,
  });
});

it('page and engine agree on every modified receipt', async () => {
  const changes = [...receipt].map(
    (char, at) => receipt.slice(0, at) + (char === 'A' ? 'B' : 'A') + receipt.slice(at + 1),
  );
  for (const given of [...changes, makeReceipt(theirs, review), receipt.replace('.2.', '.1.'), `${receipt}.`, '']) {
    const { kind } = await checkReceipt(given, '', published);
    expect([given, kind === 'genuine']).toEqual([given, readReceipt(given, keys) !== null]);
  }
});
