import { ExportLine } from '@app/contracts/trust/ledger';
import type { LedgerEntry, LedgerHead, LedgerKey, LedgerOpening } from '@app/contracts/trust/ledger';
import { verifySignature } from '../../platform/security/signatures.ts';
import { GENESIS, canonicalHead, commitmentOf, entryHash, fromBytes, toBytes } from './model.ts';

const KEY_BYTES = 32;

/** The first place where a ledger is inconsistent. */
export class LedgerBroken extends Error {
  readonly place: string;

  constructor(place: string, what: string) {
    super(what);
    this.place = place;
  }
}

/** Keys and heads of an earlier export, which a later ledger must continue. */
export interface KnownBefore {
  keys: LedgerKey[];
  heads: Pick<LedgerHead, 'day' | 'seq' | 'hash'>[];
}

export interface VerifiedLedger {
  at: string;
  entries: number;
  /** Entries with disclosed content that matches the commitment. */
  opened: number;
  heads: number;
  lastHead: LedgerHead | undefined;
  keys: ReadonlyMap<number, Buffer>;
  /** Entries about the requested reviews, with their disclosed content. */
  found: (LedgerEntry & { opening?: LedgerOpening | undefined })[];
}

/**
 * Reads an export line by line and checks all of it: that each entry follows from the one before, that what is opened
 * was committed to, that heads are signed with the ledger's keys and name the chain's hashes. Keeps no more in memory than
 * what was asked for. @throws LedgerBroken at the first place that is wrong.
 */
export async function verifyExport(
  lines: AsyncIterable<string>,
  {
    reviewIds = new Set<string>(),
    known = { keys: [], heads: [] },
  }: { reviewIds?: ReadonlySet<string>; known?: KnownBefore } = {},
): Promise<VerifiedLedger> {
  const check = new Check(reviewIds, known);
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() !== '') check.take(parse(line, number));
  }
  return check.end();
}

function parse(line: string, number: number): ExportLine {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new LedgerBroken(`line ${number}`, 'it is not JSON; the file may have been cut off');
  }
  const { success, data } = ExportLine.safeParse(value);
  if (!success) throw new LedgerBroken(`line ${number}`, 'it is not a line of a ledger');
  return data;
}

class Check {
  readonly #reviewIds: ReadonlySet<string>;
  readonly #keys = new Map<number, Buffer>();
  readonly #knownKeys: Map<number, string>;
  readonly #knownHeads: Map<number, { day: string; hash: string }>;
  readonly #found: VerifiedLedger['found'] = [];
  #begin: Extract<ExportLine, { line: 'ledger' }> | undefined;
  #seq = 0;
  #hash: Buffer = GENESIS;
  #opened = 0;
  #heads = 0;
  #lastHead: LedgerHead | undefined;

  constructor(reviewIds: ReadonlySet<string>, known: KnownBefore) {
    this.#reviewIds = reviewIds;
    this.#knownKeys = new Map(known.keys.map(({ keyId, publicKey }) => [keyId, publicKey]));
    this.#knownHeads = new Map(known.heads.map(({ seq, day, hash }) => [seq, { day, hash }]));
  }

  take(line: ExportLine): void {
    if (!this.#begin && line.line !== 'ledger') throw new LedgerBroken('line 1', 'it does not begin a ledger');
    if (line.line === 'ledger') this.#begin = line;
    else if (line.line === 'key') this.#key(line);
    else if (line.line === 'entry') this.#entry(line);
    else this.#head(line);
  }

  end(): VerifiedLedger {
    if (!this.#begin) throw new LedgerBroken('line 1', 'the file is empty');
    if (this.#begin.entries !== this.#seq)
      throw new LedgerBroken(
        `entry ${this.#seq + 1}`,
        `it is missing: the ledger says that it has ${this.#begin.entries} entries`,
      );
    for (const [seq, { day }] of this.#knownHeads)
      if (seq > this.#seq)
        throw new LedgerBroken(`entry ${seq}`, `it is missing, though the head of ${day} kept from before names it`);
    const { at } = this.#begin;
    const keys = this.#keys;
    return {
      at,
      keys,
      entries: this.#seq,
      opened: this.#opened,
      heads: this.#heads,
      lastHead: this.#lastHead,
      found: this.#found,
    };
  }

  #key({ keyId, publicKey }: LedgerKey): void {
    const before = this.#knownKeys.get(keyId);
    if (this.#keys.has(keyId) || (before !== undefined && before !== publicKey))
      throw new LedgerBroken(`key ${keyId}`, 'it is not the key that had this id before');
    const bytes = toBytes(publicKey);
    if (bytes.length !== KEY_BYTES) throw new LedgerBroken(`key ${keyId}`, 'it is no Ed25519 key');
    this.#keys.set(keyId, bytes);
  }

  #entry(entry: LedgerEntry & { opening?: LedgerOpening | undefined }): void {
    const place = `entry ${entry.seq}`;
    if (entry.seq > this.#seq + 1)
      throw new LedgerBroken(`entry ${this.#seq + 1}`, `it is missing: entry ${entry.seq} follows entry ${this.#seq}`);
    if (entry.seq <= this.#seq) throw new LedgerBroken(place, `it is out of order: it comes after entry ${this.#seq}`);
    const hash = entryHash(this.#hash, entry);
    if (fromBytes(hash) !== entry.hash)
      throw new LedgerBroken(place, 'its hash does not follow from it and the entry before: one of both was changed');
    if (entry.opening) this.#open(place, entry, entry.opening);
    const known = this.#knownHeads.get(entry.seq);
    if (known && known.hash !== entry.hash)
      throw new LedgerBroken(
        place,
        `the head of ${known.day} kept from before names another hash: history was rewritten`,
      );
    if (this.#reviewIds.has(entry.reviewId)) this.#found.push(entry);
    this.#seq = entry.seq;
    this.#hash = hash;
  }

  #open(place: string, { commitment }: LedgerEntry, { salt, content }: LedgerOpening): void {
    if (fromBytes(commitmentOf(toBytes(salt), content)) !== commitment)
      throw new LedgerBroken(place, 'what is public now is not what the entry was made for');
    this.#opened += 1;
  }

  #head(head: LedgerHead): void {
    const place = `head of ${head.day}`;
    const key = this.#keys.get(head.keyId);
    if (!key) throw new LedgerBroken(place, `it is signed with key ${head.keyId}, which is none of the ledger's`);
    if (!verifySignature(key, canonicalHead(head), toBytes(head.signature)))
      throw new LedgerBroken(place, `its signature is not by key ${head.keyId}`);
    if (head.seq !== this.#seq)
      throw new LedgerBroken(place, `it names entry ${head.seq}, which is not the one before it`);
    if (toBytes(head.hash).compare(this.#hash) !== 0)
      throw new LedgerBroken(place, `it names another hash than that of entry ${head.seq}`);
    if (this.#lastHead && this.#lastHead.day >= head.day)
      throw new LedgerBroken(place, `it comes after the head of ${this.#lastHead.day}`);
    this.#heads += 1;
    this.#lastHead = head;
  }
}
