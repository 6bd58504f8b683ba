/** Files that translators work on elsewhere. */
export const FORMATS = ['json', 'csv', 'xliff'] as const;
export type FileFormat = (typeof FORMATS)[number];

const ENDINGS: Record<string, FileFormat> = { json: 'json', csv: 'csv', tsv: 'csv', xlf: 'xliff', xliff: 'xliff' };

/** The format of a file by its name; undefined for one that cannot be read. */
export const formatOf = (name: string): FileFormat | undefined => ENDINGS[name.split('.').at(-1)?.toLowerCase() ?? ''];

/** What comes of a row of an imported file. `same` and `empty` are left alone. */
export const OUTCOMES = ['change', 'conflict', 'refused', 'unknown', 'twice', 'same', 'empty'] as const;
export type Outcome = (typeof OUTCOMES)[number];
