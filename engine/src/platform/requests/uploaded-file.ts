import { truncate } from '../csv/records.ts';

const MAX_FILE_NAME = 200;

/** The body of a `file` route; empty if the request has none. */
export const uploadedBytes = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/**
 * The name of an uploaded file for display, from the header `X-File-Name`: without control characters, which break the
 * database and terminals.
 */
export function uploadedFileName(headers: Headers, fallback: string): string {
  const name = decoded(headers.get('x-file-name') ?? '');
  return truncate(name.replace(/\p{Cc}/gu, ''), MAX_FILE_NAME).trim() || fallback;
}

/** Names that were sent without being encoded stay as they are. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
