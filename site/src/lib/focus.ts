/**
 * A control that goes away takes the focus with it, and the next Tab would begin at the top of the page. These give it to
 * something near, and never take it from somebody who has gone elsewhere meanwhile.
 */

/** Gives the focus to what takes none by itself; nothing scrolls. */
export function focusOn(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** The same where nothing else has the focus. */
export function focusLostOn(element: HTMLElement | null | undefined): void {
  const active = document.activeElement;
  if (active === null || active === document.body) focusOn(element);
}

/** Before the pressed control goes away: gives the focus to the first input of the group it belongs to. */
export function focusFirstInput(pressed: Element, group: string): void {
  pressed.closest(group)?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
