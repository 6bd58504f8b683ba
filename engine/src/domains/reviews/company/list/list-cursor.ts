import { createHash } from 'node:crypto';
import type { CompanyReviewFilter, CompanyReviewSort } from '@app/contracts/company-reviews/list';
import { CursorInvalid, cursorInstant } from '../../../../platform/cursor.ts';

/** The last review of a page: its group in the sort, its time and its id. */
export interface ListPosition {
  group: number;
  at: Date;
  id: string;
}

/** A page goes on where it began: the cursor of another filter or sort is refused. */
function markOf(filter: CompanyReviewFilter, sort: CompanyReviewSort): string {
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  const sorted = given.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([sort, sorted]))
    .digest('base64url')
    .slice(0, 8);
}

export function encodeListCursor(
  { group, at, id }: ListPosition,
  filter: CompanyReviewFilter,
  sort: CompanyReviewSort,
): string {
  return Buffer.from(`${markOf(filter, sort)}.${group}.${at.getTime()}.${id}`).toString('base64url');
}

/** @throws CursorInvalid, also for a cursor of another filter or sort */
export function decodeListCursor(cursor: string, filter: CompanyReviewFilter, sort: CompanyReviewSort): ListPosition {
  const [, mark, group, at, id] =
    /^([\w-]{8})\.(\d)\.(\d{1,15})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      Buffer.from(cursor, 'base64url').toString(),
    ) ?? [];
  if (!mark || !group || !at || !id || mark !== markOf(filter, sort)) throw new CursorInvalid();
  return { group: Number(group), at: cursorInstant(at), id };
}
