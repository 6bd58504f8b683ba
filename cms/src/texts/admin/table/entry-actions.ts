import type { TextEntry } from '../../schemas.ts';

/** After a save: open the editor of the next text, focus the next text, or stay on this one. */
export type AfterSave = 'edit' | 'next' | 'stay';

/** What can be done with a text in the table. */
export interface EntryActions {
  onOpen: (entry: TextEntry) => void;
  onFocus: (entry: TextEntry) => void;
  /** @param suggested whether a machine has written the text */
  onType: (row: string, text: string, suggested?: boolean) => void;
  onSave: (entry: TextEntry, then: AfterSave) => void;
  /** Closes the editor and keeps the draft. */
  onLeave: (entry: TextEntry) => void;
  onDiscard: (entry: TextEntry) => void;
  onDetails: (entry: TextEntry) => void;
  onTheirs: (entry: TextEntry, keepMine: boolean) => void;
}
