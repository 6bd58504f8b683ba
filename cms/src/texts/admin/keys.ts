'use client';
import { type Key, typesInto, useKeys } from '../../admin/keys.ts';

/** What a key does in the table; the same list writes the help. */
export const SHORTCUTS = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  open: ['n'],
  edit: ['Enter'],
  save: ['Ctrl+Enter'],
  cancel: ['Escape'],
  fits: ['y'],
  details: ['c'],
  search: ['/'],
  help: ['?'],
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

/** Where a key is pressed: in the editor of a text, in another field, in a window over the page, or elsewhere. */
export type Place = 'editor' | 'field' | 'window' | 'elsewhere';

/** The shortcut of a key; while typing only those that leave. Enter is what a focused text does by itself. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Key, place: Place): Shortcut | undefined {
  if (place === 'editor') {
    if (key === 'Escape') return 'cancel';
    return key === 'Enter' && (ctrlKey || metaKey) ? 'save' : undefined;
  }
  // A window closes itself, and what is typed below it stays.
  if (place === 'window') return undefined;
  if (key === 'Escape') return 'cancel';
  if (place === 'field' || ctrlKey || metaKey || altKey) return undefined;
  const names = (Object.keys(SHORTCUTS) as Shortcut[]).filter((name) => name !== 'edit');
  return names.find((name) => (SHORTCUTS[name] as readonly string[]).includes(key));
}

function placeOf(target: EventTarget | null): Place {
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target.closest('dialog')) return 'window';
  if (target.dataset['editor'] !== undefined) return 'editor';
  return typesInto(target) || target.closest('[data-panel]') ? 'field' : 'elsewhere';
}

/** Listens on the page while the table is open. */
export const useShortcuts = (act: (shortcut: Shortcut) => boolean): void =>
  useKeys((event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = shortcutOf(event, placeOf(event.target));
    if (shortcut && act(shortcut)) event.preventDefault();
  });
