import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const TOP = '[data-top]';

/**
 * Keys and presses of a navigation whose menus are `<details>` and work without this. Escape closes the menu that
 * holds the focus; a press or focus outside closes all; arrows, Home and End go through what is there to see.
 * @returns the handler of its keys
 */
export function useDisclosures(ref: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const leave = (event: Event) => {
      const nav = ref.current;
      const target = event.target as Node;
      if (!nav) return;
      for (const menu of nav.querySelectorAll('details')) {
        // Within the list of a phone a menu that closed by itself would move the next one from under the finger.
        const scope = isList(nav) || menu.parentElement === nav ? nav : menu;
        if (menu.open && !scope.contains(target)) menu.open = false;
      }
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
    };
  }, [ref]);

  return (event) => {
    const nav = ref.current;
    const focused = event.target as HTMLElement;
    if (!nav) return;
    if (event.key === 'Escape') return close(nav, focused);
    const next = nextOf(nav, focused, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
}

/** Whether the links stand below each other behind one button. */
function isList(nav: HTMLElement): boolean {
  const burger = nav.querySelector<HTMLElement>(':scope > details');
  return burger !== null && getComputedStyle(burger).display !== 'none';
}

function close(nav: HTMLElement, focused: HTMLElement): void {
  const menu =
    focused.closest<HTMLDetailsElement>('details[open]') ??
    nav.querySelector<HTMLDetailsElement>(':scope > details[open]');
  if (!menu) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}

function nextOf(nav: HTMLElement, focused: HTMLElement, key: string): HTMLElement | undefined {
  const tops = [...nav.querySelectorAll<HTMLElement>(TOP)];
  const menu = focused.closest('li')?.closest('details') ?? focused.closest('details');
  const top = menu?.querySelector<HTMLElement>(TOP) ?? focused;
  const at = tops.indexOf(top);
  if (at === -1) return undefined;
  const inside = [...(menu?.querySelectorAll<HTMLElement>('a') ?? [])];
  const list = inside.includes(focused) ? inside : tops;
  switch (key) {
    case 'ArrowRight':
      return tops[(at + 1) % tops.length];
    case 'ArrowLeft':
      return tops.at(at - 1);
    case 'Home':
      return list[0];
    case 'End':
      return list.at(-1);
    case 'ArrowDown':
      if (!menu) return isList(nav) ? tops[at + 1] : undefined;
      menu.open = true;
      return focused === top ? inside[0] : inside[(inside.indexOf(focused) + 1) % inside.length];
    case 'ArrowUp':
      if (focused === top) return isList(nav) ? tops[at - 1] : undefined;
      return inside.indexOf(focused) === 0 ? top : inside[inside.indexOf(focused) - 1];
    default:
      return undefined;
  }
}
