import type { ExportLine, LedgerContent } from '@app/contracts/trust/ledger';
import { newId } from '../../kernel/ids.ts';
import { Signatures } from '../../platform/security/signatures.ts';
import { textDigest } from '../../kernel/text-digest.ts';
import { makeReceipt, readReceipt } from '../reviews/submission/receipt.ts';
import { GENESIS, canonicalHead, commitmentOf, entryHash, fromBytes, newSalt } from './model.ts';
import { LedgerBroken, verifyExport } from './verify.ts';
import { verifyReceipt } from './verify-receipt.ts';

const TEXT = 'Parcel came in two days, well packed.';
const ours = new Signatures([{ id: 1, key: Buffer.alloc(32, 1) }]);
const theirs = new Signatures([{ id: 9, key: Buffer.alloc(32, 9) }]);
const companyId = newId();
const reviewIds = [newId(), newId(), newId()];
const AT = new Date('2026-05-01T10:00:00.000Z');

type Line<Kind extends ExportLine['line']> = Extract<ExportLine, { line: Kind }>;
type Entry = Line<'entry'>;

/** A whole ledger of three entries and a head, the first and second of which are opened. */
function ledger(): ExportLine[] {
  let hash: Buffer = GENESIS;
  const entries = reviewIds.map((reviewId, index): Entry => {
    const content: LedgerContent = {
      actor: 'reviewer',
      grade: 4,
      revision: 1,
      text: textDigest(TEXT),
      facts: { origin: 'verified' },
    };
    const salt = newSalt();
    const entry = {
      seq: index + 1,
      eventId: newId(),
      reviewId,
      companyId,
      type: 'submitted',
      at: AT.toISOString(),
      commitment: fromBytes(commitmentOf(salt, content)),
    };
    hash = entryHash(hash, entry);
    const opening = index < 2 ? { opening: { salt: fromBytes(salt), content } } : {};
    return { line: 'entry', ...entry, hash: fromBytes(hash), ...opening };
  });
  return [
    { line: 'ledger', v: 1, entries: entries.length, at: AT.toISOString() },
    { line: 'key', keyId: 1, publicKey: fromBytes(ours.publicKeys()[0]!.publicKey), since: AT.toISOString() },
    ...entries,
    head(entries.at(-1)!, ours),
  ];
}

function head({ seq, hash }: { seq: number; hash: string }, signatures: Signatures, day = '2026-05-01'): Line<'head'> {
  const { keyId, signature } = signatures.sign(canonicalHead({ day, seq, hash }));
  return { line: 'head', day, seq, hash, keyId, signature: fromBytes(signature), at: AT.toISOString() };
}

async function* linesOf(lines: ExportLine[]): AsyncGenerator<string> {
  for (const line of lines) yield JSON.stringify(line);
}

const verify = (lines: ExportLine[], options = {}) => verifyExport(linesOf(lines), options);
const brokenAt = (lines: ExportLine[], options = {}) =>
  verify(lines, options).then(
    () => 'nowhere',
    (error: unknown) => (error instanceof LedgerBroken ? error.place : String(error)),
  );

it('an untouched ledger verifies', async () => {
  const { entries, opened, heads } = await verify(ledger());
  expect({ entries, opened, heads }).toEqual({ entries: 3, opened: 2, heads: 1 });
});

describe('verification names the first place where', () => {
  const without = (at: number) => ledger().filter((_, index) => index !== at);
  const changed = (at: number, change: Record<string, unknown>): ExportLine[] =>
    ledger().map((line, index) => (index === at ? ({ ...line, ...change } as ExportLine) : line));

  it.each<[string, () => ExportLine[], string]>([
    ['an entry was changed', () => changed(3, { type: 'deleted' }), 'entry 2'],
    ['an entry’s time was changed', () => changed(2, { at: '2026-05-02T10:00:00.000Z' }), 'entry 1'],
    ['an entry is about another company', () => changed(4, { companyId: newId() }), 'entry 3'],
    ['an entry was left out', () => without(3), 'entry 2'],
    ['the last entry was left out, with its head', () => ledger().slice(0, 4), 'entry 3'],
    [
      'entries changed places',
      () => ledger().map((line, at, all) => all[at === 2 ? 3 : at === 3 ? 2 : at]!),
      'entry 1',
    ],
    ['an entry comes twice', () => ledger().flatMap((line, at) => (at === 3 ? [line, line] : [line])), 'entry 2'],
    ['a head names another entry', () => changed(5, { seq: 2 }), 'head of 2026-05-01'],
    ['a head was signed for another hash', () => changed(5, { hash: fromBytes(GENESIS) }), 'head of 2026-05-01'],
    ['a head is of another day', () => changed(5, { day: '2026-05-02' }), 'head of 2026-05-02'],
    ['a key is missing', () => without(1), 'head of 2026-05-01'],
    ['a line is none', () => changed(3, { line: 'other' }), 'line 4'],
    ['there is nothing', () => [], 'line 1'],
  ])('%s', async (_name, lines, place) => {
    expect(await brokenAt(lines())).toBe(place);
  });

  it('a foreign key signed a head', async () => {
    const lines = ledger();
    const last = lines[4] as Entry;
    expect(await brokenAt([...lines.slice(0, 5), head(last, theirs)])).toBe('head of 2026-05-01');
    // Nor does it help to give the foreign key our key's id.
    expect(await brokenAt([...lines.slice(0, 5), { ...head(last, theirs), keyId: 1 }])).toBe('head of 2026-05-01');
  });

  it('a public text differs from the committed one', async () => {
    const lines = ledger();
    const entry = lines[3] as Entry;
    const { salt, content } = entry.opening!;
    const other = { salt, content: { ...content, text: textDigest('Parcel never came.') } };
    expect(await brokenAt(lines.map((line) => (line === entry ? { ...entry, opening: other } : line)))).toBe('entry 2');
  });

  it('a rewritten ledger contradicts an earlier export', async () => {
    const [kept, anew] = [ledger(), ledger()];
    const known = { keys: [kept[1] as Line<'key'>], heads: [kept[5] as Line<'head'>] };
    expect(await brokenAt(kept, { known })).toBe('nowhere');
    expect(await brokenAt(anew, { known })).toBe('entry 3');
    const shorter = kept.slice(0, 4).map((line) => (line.line === 'ledger' ? { ...line, entries: 2 } : line));
    expect(await brokenAt(shorter, { known })).toBe('entry 3');
    const otherKey = { ...(kept[1] as Line<'key'>), publicKey: fromBytes(theirs.publicKeys()[0]!.publicKey) };
    expect(await brokenAt(kept, { known: { ...known, keys: [otherKey] } })).toBe('key 1');
  });
});

describe('a receipt', () => {
  const [first = '', second = '', third = ''] = reviewIds;
  const receipt = (change: { reviewId?: string; body?: string; grade?: number; at?: Date } = {}, by = ours) =>
    makeReceipt(by, { reviewId: first, companyId, revision: 1, grade: 4, body: TEXT, at: AT, ...change });
  const held = async (given: string, text?: string) => {
    const whole = await verify(ledger(), { reviewIds: new Set([first, second, third]) });
    try {
      return verifyReceipt(whole, readReceipt(given, whole.keys), text);
    } catch (error) {
      return error instanceof LedgerBroken ? error.message : error;
    }
  };

  it('a receipt proves that the review is in the ledger with its text', async () => {
    expect(await held(receipt(), `${TEXT}\n`)).toMatchObject({ reviewId: first, seq: 1, opened: true, textFits: true });
  });

  it('a receipt proves it also when the text is not public or was erased', async () => {
    expect(await held(receipt({ reviewId: third }))).toMatchObject({ seq: 3, opened: false, textFits: false });
  });

  it.each<[string, () => string, string | undefined, string]>([
    ['of a foreign key', () => receipt({}, theirs), undefined, 'not signed'],
    ['that was changed', () => receipt().replace(/^./, 'f'), undefined, 'not signed'],
    ['that is none', () => 'receipt', undefined, 'not signed'],
    ['of a review that is not there', () => receipt({ reviewId: newId() }), undefined, 'no entry'],
    ['of another moment', () => receipt({ at: new Date(AT.getTime() + 1) }), undefined, 'no entry'],
    ['for another text than the entry’s', () => receipt({ body: 'Another text.' }), undefined, 'another text or grade'],
    ['for another grade than the entry’s', () => receipt({ grade: 5 }), undefined, 'another text or grade'],
    ['beside another text', () => receipt(), 'Another text.', 'not the one'],
  ])('%s is refused', async (_name, given, text, words) => {
    expect(await held(given(), text)).toContain(words);
  });
});
