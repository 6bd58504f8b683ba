/** A text as a file brings it. */
export interface FileRow {
  /** Where it stands in the file, for the report: a line, a number, a path. */
  place: string;
  namespace: string;
  key: string;
  text: string;
  /** The base that the file's text was made for, where the file says so. */
  source?: string;
  /** Of the row when the file was made, where the file says so. */
  revision?: number;
}

/** A row for a file. */
export interface FileText {
  namespace: string;
  key: string;
  source: string | null;
  text: string | null;
  state: string;
  note: string | null;
  revision: number;
}

/** A file that cannot be read at all; says why, and where, in English. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
