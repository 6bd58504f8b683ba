'use client';
import { type Key, isTypingTarget, useKeyDown } from '../admin/use-key-down.ts';

/** The keys of each shortcut; the help is made of the same table. */
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

/** The shortcut of a key. In a field only Ctrl+Enter is one; elsewhere no key with a modifier is. */
export function deskShortcutOf({ key, ctrlKey, metaKey, altKey }: Key, typing: boolean): Shortcut | undefined {
  if (typing) return key === 'Enter' && (ctrlKey || metaKey) ? 'confirm' : undefined;
  if (ctrlKey || metaKey || altKey) return undefined;
  const names = Object.keys(SHORTCUTS) as Shortcut[];
  return names.find((name) => (SHORTCUTS[name] as readonly string[]).includes(key));
}

/** Handles keys while the desk is shown. A focused button or link keeps its own Enter. */
export const useDeskShortcuts = (act: (shortcut: Shortcut) => void): void =>
  useKeyDown((event) => {
    const target = event.target;
    const typing = isTypingTarget(target) && !(target instanceof HTMLInputElement && target.type === 'radio');
    const shortcut = deskShortcutOf(event, typing);
    if (!shortcut) return;
    if (shortcut === 'confirm' && target instanceof HTMLElement && /^(BUTTON|A|SUMMARY)$/.test(target.tagName)) return;
    if (event.key.startsWith('Arrow') && target instanceof HTMLInputElement) return;
    event.preventDefault();
    act(shortcut);
  });
