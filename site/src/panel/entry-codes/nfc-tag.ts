/** The part of Web NFC that writes; no browser's types have it yet. */
export interface TagWriter {
  write(message: { records: { recordType: 'url'; data: string }[] }, options: { signal: AbortSignal }): Promise<void>;
}

/** Why a tag was not written. */
export const TAG_FAILURES = ['refused', 'off', 'unwritable', 'unknown'] as const;
export type TagFailure = (typeof TAG_FAILURES)[number];

/** The browser's writer, which Chrome on Android has on pages of HTTPS. */
export function tagWriter(): TagWriter | null {
  const Reader = (globalThis as { NDEFReader?: new () => TagWriter }).NDEFReader;
  return Reader ? new Reader() : null;
}

/** Names of the exceptions of Web NFC's `write`. It tells neither a locked tag from a small one, nor one taken away. */
const FAILURES: Partial<Record<string, TagFailure>> = {
  NotAllowedError: 'refused',
  NotReadableError: 'off',
  NotSupportedError: 'unwritable',
  NetworkError: 'unwritable',
};

/** Waits for a tag and writes the address on it as one record. @returns null once it is written */
export async function writeTag(writer: TagWriter, url: string, signal: AbortSignal): Promise<TagFailure | null> {
  try {
    await writer.write({ records: [{ recordType: 'url', data: url }] }, { signal });
    return null;
  } catch (error) {
    return FAILURES[(error as Partial<Error> | null)?.name ?? ''] ?? 'unknown';
  }
}

const SHORT_RECORD = 255;
/** Beginnings that a record of an address has as one byte (NFC Forum, URI Record Type Definition). */
const PREFIXES = ['https://www.', 'http://www.', 'https://', 'http://'];

/** Bytes of a tag's memory that the address takes: its record (NDEF) in a block of a type 2 tag, with the end mark. */
export function tagBytes(url: string): number {
  const prefix = PREFIXES.find((one) => url.startsWith(one)) ?? '';
  const payload = 1 + new TextEncoder().encode(url.slice(prefix.length)).length;
  const record = payload + (payload > SHORT_RECORD ? 7 : 4);
  return record + (record >= SHORT_RECORD ? 4 : 2) + 1;
}
