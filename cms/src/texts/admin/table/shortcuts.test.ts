import { textShortcutOf, type KeyTarget } from './shortcuts.ts';

describe('keyboard shortcuts of the table of texts', () => {
  const key = (name: string, place: KeyTarget, ctrlKey = false) =>
    textShortcutOf({ key: name, ctrlKey, metaKey: false, altKey: false }, place);
  test.each([
    ['j', 'elsewhere', false, 'next'],
    ['ArrowUp', 'elsewhere', false, 'previous'],
    ['j', 'editor', false, undefined],
    ['Enter', 'editor', true, 'save'],
    ['Enter', 'editor', false, undefined],
    ['Escape', 'editor', false, 'cancel'],
    ['Escape', 'field', false, 'cancel'],
    ['c', 'field', false, undefined],
    ['Escape', 'window', false, undefined],
    // Enter opens a focused text by itself; Ctrl+C is the browser's.
    ['Enter', 'elsewhere', false, undefined],
    ['c', 'elsewhere', true, undefined],
  ] as const)('%s in %s (Ctrl %s): %s', (name, place, ctrl, shortcut) => expect(key(name, place, ctrl)).toBe(shortcut));
});
