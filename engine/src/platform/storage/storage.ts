import type { Readable } from 'node:stream';

/** A file on its way out. */
export interface StoredFile {
  body: Readable;
  bytes: number;
}

/**
 * Where uploaded files lie: a folder, or a bucket. Keys are paths of lower-case letters, digits, hyphens and dots.
 * Writing replaces the whole file at once; nobody ever reads half of one. Deleting what is not there is no failure.
 */
export interface Storage {
  put(key: string, bytes: Buffer, contentType: string): Promise<void>;
  /** Stores a copy of a local file without holding it in memory. */
  putFile(key: string, file: string, contentType: string): Promise<void>;
  /** Undefined when there is no such file. */
  get(key: string): Promise<Buffer | undefined>;
  /** The same without holding the file in memory; the caller reads the stream to its end or destroys it. */
  stream(key: string): Promise<StoredFile | undefined>;
  delete(key: string): Promise<void>;
}

const KEY = /^[a-z0-9][a-z0-9.-]*(?:\/[a-z0-9][a-z0-9.-]*)*$/;
const LONGEST = 200;

/** Keys are ours, never a visitor's; this keeps a mistake of ours inside the folder. @throws Error */
export function checkedKey(key: string): string {
  if (!KEY.test(key) || key.length > LONGEST) throw new Error(`no storage key: ${key}`);
  return key;
}
