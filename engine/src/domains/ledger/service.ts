import type {
  ExportLine,
  LedgerEntries,
  LedgerEntriesQuery,
  LedgerHead,
  LedgerHeads,
  LedgerHeadsQuery,
  LedgerKeys,
  LedgerOpening,
  ReviewLedger,
} from '@app/contracts/trust/ledger';
import { NotFound } from '../../kernel/errors.ts';
import type { AppContext } from '../../platform/context.ts';
import { CursorInvalid } from '../../platform/cursor.ts';
import type { Queries } from '../../platform/db.ts';
import { ReviewNotFound } from '../reviews/public.ts';
import { headOf, headsBefore, headsUpTo, keys } from './heads.ts';
import { entryView, headView, keyView, openingView } from './presenter.ts';
import * as repo from './repo.ts';

/** Entries of an export that are read together. */
const BATCH = 2_000;

/** Whether the text is a real day: PostgreSQL rejects the year 0 and 30 February. */
function isDay(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

/** A page of the chain; `next` is null at its end. */
export async function entries(app: AppContext, { from, limit }: LedgerEntriesQuery): Promise<LedgerEntries> {
  const rows = await repo.entriesFrom(app.db.queries, from, limit + 1);
  return { items: rows.slice(0, limit).map(entryView), next: rows[limit]?.seq ?? null };
}

/** Signed heads, newest first. @throws CursorInvalid */
export async function heads(app: AppContext, { cursor, limit }: LedgerHeadsQuery): Promise<LedgerHeads> {
  const before = cursor && Buffer.from(cursor, 'base64url').toString();
  if (before !== undefined && !isDay(before)) throw new CursorInvalid();
  const rows = await headsBefore(app.db.queries, before, limit + 1);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map(headView),
    nextCursor: last ? Buffer.from(last.day).toString('base64url') : null,
  };
}

/** @throws NotFound when no head was signed for that day. */
export async function headOfDay(app: AppContext, day: string): Promise<LedgerHead> {
  const head = await headOf(app.db.queries, day);
  if (!head) throw new NotFound();
  return headView(head);
}

export async function signingKeys(app: AppContext): Promise<LedgerKeys> {
  return { items: (await keys(app.db.queries)).map(keyView) };
}

/** The chain's entries about one review. @throws ReviewNotFound */
export async function reviewEntries(app: AppContext, reviewId: string): Promise<ReviewLedger> {
  const rows = await repo.entriesOfReview(app.db.queries, reviewId);
  if (rows.length === 0) throw new ReviewNotFound();
  const opened = await openings(app.db.queries, rows);
  return {
    reviewId,
    entries: rows.map((row) => ({ ...entryView(row), opening: opened.get(row.eventId) ?? null })),
  };
}

async function openings(queries: Queries, rows: repo.EntryRow[]): Promise<Map<string, LedgerOpening>> {
  const found = await repo.openingsOf(
    queries,
    rows.map(({ eventId }) => eventId),
  );
  return new Map(found.map((row) => [row.event_id, openingView(row)]));
}

/** The whole ledger as lines of JSON, as of the start of the export; see `ExportLine`. */
export async function* exportLines(app: AppContext): AsyncGenerator<string> {
  const queries = app.db.queries;
  const line = (value: ExportLine) => `${JSON.stringify(value)}\n`;
  const last = (await repo.lastEntry(queries))?.seq ?? 0;
  const signed = await headsUpTo(queries, last);
  const at = await app.db.tx((tx) => app.clock.now(tx));
  yield line({ line: 'ledger', v: 1, entries: last, at: at.toISOString() });
  for (const key of await keys(queries)) yield line({ line: 'key', ...keyView(key) });
  let head = 0;
  for (let from = 1; from <= last; from += BATCH) {
    const rows = await repo.entriesFrom(queries, from, BATCH, last);
    const opened = await openings(queries, rows);
    const lines: string[] = [];
    for (const row of rows) {
      const opening = opened.get(row.eventId);
      lines.push(line({ line: 'entry', ...entryView(row), ...(opening && { opening }) }));
      for (; signed[head]?.seq === row.seq; head += 1) lines.push(line({ line: 'head', ...headView(signed[head]!) }));
    }
    yield lines.join('');
  }
}
