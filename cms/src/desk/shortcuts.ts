'use client';
import { type Key, typesInto, useKeys } from '../admin/keys.ts';

/** What a key does at the desk; the same table writes the help. */
export const SHORTCUTS = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  accept: ['a'],
  refuse: ['r'],
  confirm: ['Enter'],
  note: ['n'],
  help: ['?'],
} as const;
export type Shortcut = keyof typeof SHORTCUTS;

/** The shortcut of a key. In a field only Ctrl+Enter counts, which confirms; elsewhere no key with a modifier does. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Key, typing: boolean): Shortcut | undefined {
  if (typing) return key === 'Enter' && (ctrlKey || metaKey) ? 'confirm' : undefined;
  if (ctrlKey || metaKey || altKey) return undefined;
  const names = Object.keys(SHORTCUTS) as Shortcut[];
  return names.find((name) => (SHORTCUTS[name] as readonly string[]).includes(key));
}

/** Listens on the page while the desk is open. A focused button or link keeps its own Enter. */
export const useShortcuts = (act: (shortcut: Shortcut) => void): void =>
  useKeys((event) => {
    const target = event.target;
    const typing = typesInto(target) && !(target instanceof HTMLInputElement && target.type === 'radio');
    const shortcut = shortcutOf(event, typing);
    if (!shortcut) return;
    if (shortcut === 'confirm' && target instanceof HTMLElement && /^(BUTTON|A|SUMMARY)$/.test(target.tagName)) return;
    if (/^Arrow/.test(event.key) && target instanceof HTMLInputElement) return;
    event.preventDefault();
    act(shortcut);
  });
