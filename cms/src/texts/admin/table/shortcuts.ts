'use client';
import { type Key, isTypingTarget, useKeyDown } from '../../../admin/use-key-down.ts';

/** The keys of each shortcut; the help is made of the same list. */
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

/** How the help shows keys. */
export const SIGNS: Record<string, string> = {
  ArrowDown: '↓',
  ArrowUp: '↑',
  Enter: '↵',
  'Ctrl+Enter': 'Ctrl ↵',
  Escape: 'Esc',
};

/** What has the focus when a key is pressed. */
export type KeyTarget = 'editor' | 'field' | 'window' | 'elsewhere';

/** The shortcut of a key; in a field only those that leave it. Enter is left to the focused text. */
export function textShortcutOf({ key, ctrlKey, metaKey, altKey }: Key, place: KeyTarget): Shortcut | undefined {
  if (place === 'editor') {
    if (key === 'Escape') return 'cancel';
    return key === 'Enter' && (ctrlKey || metaKey) ? 'save' : undefined;
  }
  // A dialog closes itself and must not close the editor below it.
  if (place === 'window') return undefined;
  if (key === 'Escape') return 'cancel';
  if (place === 'field' || ctrlKey || metaKey || altKey) return undefined;
  const names = (Object.keys(SHORTCUTS) as Shortcut[]).filter((name) => name !== 'edit');
  return names.find((name) => (SHORTCUTS[name] as readonly string[]).includes(key));
}

function placeOf(target: EventTarget | null): KeyTarget {
  if (!(target instanceof HTMLElement)) return 'elsewhere';
  if (target.closest('dialog')) return 'window';
  if (target.dataset['editor'] !== undefined) return 'editor';
  return isTypingTarget(target) || target.closest('[data-panel]') ? 'field' : 'elsewhere';
}

/** Handles keys of the page while the table is shown. */
export const useTextShortcuts = (act: (shortcut: Shortcut) => boolean): void =>
  useKeyDown((event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const shortcut = textShortcutOf(event, placeOf(event.target));
    if (shortcut && act(shortcut)) event.preventDefault();
  });
