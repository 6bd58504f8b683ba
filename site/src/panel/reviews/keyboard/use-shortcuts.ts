import { useEffect, useRef } from 'react';
import { localStore } from '../../../lib/browser/local-store.ts';

const STORED = 'panel:shortcuts';

/** Whether single keys act: yes, unless switched off on this device. */
export const areShortcutsOn = (): boolean => localStore()?.getItem(STORED) !== 'off';

export function storeShortcuts(on: boolean): void {
  if (on) localStore()?.removeItem(STORED);
  else localStore()?.setItem(STORED, 'off');
}

/** What a person types into, or whose own keys a single key would disturb. */
const TYPING = [
  'input:not([type=checkbox], [type=radio])',
  'textarea',
  'select',
  '[contenteditable]',
  '[role=menu]',
  '[role=listbox]',
  '[role=combobox]',
].join();

/** Whether a key may act on the page: no modifier, no field or menu in focus, no dialog open (WCAG 2.1.4). */
function mayAct(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (event.target instanceof Element && event.target.closest(TYPING)) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Calls the action of a pressed key, by `KeyboardEvent.key`, while `on`. */
export function useShortcuts(actions: Readonly<Record<string, (event: KeyboardEvent) => void>>, on: boolean): void {
  const current = useRef(actions);
  useEffect(() => {
    current.current = actions;
  });
  useEffect(() => {
    if (!on) return;
    const act = (event: KeyboardEvent) => {
      const action = Object.hasOwn(current.current, event.key) ? current.current[event.key] : undefined;
      if (!action || !mayAct(event)) return;
      event.preventDefault();
      action(event);
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [on]);
}
