'use client';
import { type Key, isTypingTarget, useKeyDown } from '../admin/use-key-down.ts';

/** The keys of each shortcut; the help is made of the same table. */
export const SHORTCUTS = {
  next: ['j', 'ArrowDown'],
  previous: ['k', 'ArrowUp'],
  accept: ['a'],
  refuse: ['r'],
  ground: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'],
  confirm: ['Enter'],
  tick: ['x'],
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

/** The number of the ground that a key chooses, from 0. */
export const groundAt = (key: string): number => (key === '0' ? 9 : Number(key) - 1);

/** Marks buttons after whose click Enter confirms the decision, instead of clicking them again. */
export const ENTER_CONFIRMS = { 'data-enter-confirms': '' } as const;

/** Whether the focused element has an Enter of its own. */
export const keepsEnter = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  /^(BUTTON|A|SUMMARY)$/.test(target.tagName) &&
  !target.hasAttribute('data-enter-confirms');

/** Handles keys while the desk is shown. */
export const useDeskShortcuts = (act: (shortcut: Shortcut, key: string) => void): void =>
  useKeyDown((event) => {
    const target = event.target;
    const isChoice = target instanceof HTMLInputElement && (target.type === 'radio' || target.type === 'checkbox');
    const shortcut = deskShortcutOf(event, isTypingTarget(target) && !isChoice);
    if (!shortcut) return;
    if (shortcut === 'confirm' && keepsEnter(target)) return;
    if (event.key.startsWith('Arrow') && target instanceof HTMLInputElement) return;
    event.preventDefault();
    act(shortcut, event.key);
  });
