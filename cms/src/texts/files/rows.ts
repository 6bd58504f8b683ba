/** A text read from a file. */
export interface FileRow {
  /** Its place in the file, for the report: a line, a number or a path. */
  place: string;
  namespace: string;
  key: string;
  text: string;
  /** The base text that it was written for, if the file has it. */
  source?: string;
  /** The revision of the row when the file was exported, if the file has it. */
  revision?: number;
}

/** A text to write to a file. */
export interface FileText {
  namespace: string;
  key: string;
  source: string | null;
  text: string | null;
  state: string;
  note: string | null;
  revision: number;
}

/** A file that cannot be parsed; the message is in English. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile';
}
