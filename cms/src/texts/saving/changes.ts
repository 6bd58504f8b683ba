import { BASE_LOCALE } from '../../locales.ts';
import type { TextRow } from '../schemas.ts';
import { effectiveText } from '../text-state.ts';

/** A change of a text; null or empty reverts it to that of the file. */
export interface TextChange {
  id: string;
  text: string | null;
  /** Revision that was read; without one nothing is compared. */
  revision?: number;
  /** Whether nobody has confirmed it: it comes from an import or a machine. Every other save confirms. */
  draft?: boolean | undefined;
  /** The base text that it was written for, unless that is the present one. */
  baseSeen?: string;
}

/** The text to store: null when nothing was typed, or just what the file says. */
export const textToStore = (text: string | null, fileText: string | null): string | null => {
  const typed = text?.trim().normalize('NFC') ?? '';
  return typed === '' || typed === fileText ? null : typed;
};

/** The rows with the changes applied. */
export function applyChanges(rows: readonly TextRow[], changes: ReadonlyMap<string, TextChange>): TextRow[] {
  return rows.map((row) => {
    const change = changes.get(row.id);
    if (!change) return row;
    const text = textToStore(change.text, row.fileText);
    // A text of the base has no base of its own.
    if (row.locale === BASE_LOCALE) return { ...row, text };
    const words = effectiveText({ text, fileText: row.fileText });
    return {
      ...row,
      text,
      baseSeen: words === null ? null : (change.baseSeen ?? row.base),
      draft: words !== null && change.draft === true,
    };
  });
}
