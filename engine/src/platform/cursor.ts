import { domainError } from '../kernel/errors.ts';

export class CursorInvalid extends domainError('cursor_invalid', 400) {}

/** The end of a keyset page: sort instant and id of its last row. */
export interface KeysetCursor {
  at: Date;
  id: string;
}

export function encodeCursor({ at, id }: KeysetCursor): string {
  return Buffer.from(`${at.getTime()}.${id}`).toString('base64url');
}

/** The last millisecond of a four-digit year: PostgreSQL does not parse later ISO strings. */
const LAST_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The instant of an untrusted cursor. @throws CursorInvalid */
export function cursorInstant(ms: string): Date {
  const at = Number(ms);
  if (!(at <= LAST_MS)) throw new CursorInvalid();
  return new Date(at);
}

/** @throws CursorInvalid */
export function decodeCursor(cursor: string): KeysetCursor {
  const [, at, id] =
    /^(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(Buffer.from(cursor, 'base64url').toString()) ??
    [];
  if (!at || !id) throw new CursorInvalid();
  return { at: cursorInstant(at), id };
}
