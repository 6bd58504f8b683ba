import { useEffect, type KeyboardEvent, type RefObject } from 'react';

const TOP = '[data-top]';

/**
 * Keyboard and pointer handling of a navigation made of `<details>`, which work without it. Escape closes the menu with
 * the focus; clicks or focus outside close all; arrows, Home and End move among visible links.
 * @returns the keydown handler
 */
export function useDisclosures(ref: RefObject<HTMLElement | null>): (event: KeyboardEvent) => void {
  useEffect(() => {
    const leave = (event: Event) => {
      const nav = ref.current;
      const target = event.target as Node;
      if (!nav) return;
      for (const menu of nav.querySelectorAll('details')) {
        // In the phone's list, closing a menu would move the next one away from the finger.
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

/** Whether the links are stacked behind the menu button. */
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
