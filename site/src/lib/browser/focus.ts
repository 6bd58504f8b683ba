/**
 * Removing a focused control resets the focus to the top of the page. These functions move it nearby, unless the
 * visitor has moved it elsewhere.
 */

/** Focuses an element that is not focusable by itself, without scrolling. */
export function focusElement(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (element.tabIndex < 0) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Focuses an element if nothing else has the focus. */
export function focusIfLost(element: HTMLElement | null | undefined): void {
  const active = document.activeElement;
  if (active === null || active === document.body) focusElement(element);
}

/** Before a clicked control is removed: focuses the first input of its group. */
export function focusFirstInput(pressed: Element, group: string): void {
  pressed.closest(group)?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}
