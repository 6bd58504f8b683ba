'use client';
import { useEffect, useRef } from 'react';

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

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const typesInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName));

/** The shortcut of a key. In a field only Ctrl+Enter counts, which confirms; elsewhere no key with a modifier does. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey }: Key, typing: boolean): Shortcut | undefined {
  if (typing) return key === 'Enter' && (ctrlKey || metaKey) ? 'confirm' : undefined;
  if (ctrlKey || metaKey || altKey) return undefined;
  const names = Object.keys(SHORTCUTS) as Shortcut[];
  return names.find((name) => (SHORTCUTS[name] as readonly string[]).includes(key));
}

/** Listens on the page while the desk is open. A focused button or link keeps its own Enter. */
export function useShortcuts(act: (shortcut: Shortcut) => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      const target = event.target;
      const typing = typesInto(target) && !(target instanceof HTMLInputElement && target.type === 'radio');
      const shortcut = shortcutOf(event, typing);
      if (!shortcut) return;
      if (shortcut === 'confirm' && target instanceof HTMLElement && /^(BUTTON|A|SUMMARY)$/.test(target.tagName))
        return;
      if (/^Arrow/.test(event.key) && target instanceof HTMLInputElement) return;
      event.preventDefault();
      latest.current(shortcut);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
