/** File formats of export and import. */
export const FORMATS = ['json', 'csv', 'xliff'] as const;
export type FileFormat = (typeof FORMATS)[number];

const ENDINGS: Record<string, FileFormat> = { json: 'json', csv: 'csv', tsv: 'csv', xlf: 'xliff', xliff: 'xliff' };

/** The format by the extension of a file name; undefined if it is not supported. */
export const formatOf = (name: string): FileFormat | undefined => ENDINGS[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** The outcome of a row of an imported file. `same` and `empty` are left alone. */
export const OUTCOMES = ['change', 'conflict', 'refused', 'unknown', 'twice', 'same', 'empty'] as const;
export type Outcome = (typeof OUTCOMES)[number];
