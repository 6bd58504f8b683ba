import type { Locale } from '@app/locales/manifest.ts';
import type { TextMarks } from '../../lib/text-marks.ts';

/** Attributes that hold words. */
const WORDED = ['aria-label', 'title', 'placeholder', 'alt'] as const;
/** A part of the page with more texts than these is none that somebody has pointed at. */
const AT_MOST = 8;
/** Shown around what would be opened. */
const POINTED = 'data-pointed-text';

/** Keys of the texts that a place on the page shows: of the element itself, else of what it stands in. */
export function keysAt(target: Element, marks: TextMarks): string[] {
  return placeOf(target, marks)?.keys ?? [];
}

function placeOf(target: Element, marks: TextMarks): { element: Element; keys: string[] } | null {
  for (let element: Element | null = target; element && element !== document.body; element = element.parentElement) {
    const words = [element.textContent ?? '', ...WORDED.map((name) => element?.getAttribute(name) ?? '')];
    const keys = marks.keysIn(words.join('\n'));
    if (keys.length > AT_MOST) return null;
    if (keys.length > 0) return { element, keys };
  }
  return null;
}

/** Where a text is worked on. */
export const rowHref = (locale: Locale, key: string): string => `/admin/texts?${new URLSearchParams({ locale, key })}`;

/**
 * Tells of each Alt-click which texts stand there, and shows before what it would be. Nothing else happens on such a
 * click: no link is followed.
 * @returns ends it
 */
export function watchTexts(marks: () => TextMarks, onTexts: (keys: string[]) => void): () => void {
  let pointed: Element | null = null;
  const point = (element: Element | null) => {
    if (element === pointed) return;
    pointed?.removeAttribute(POINTED);
    element?.setAttribute(POINTED, '');
    pointed = element;
  };
  const onClick = (event: MouseEvent) => {
    if (!event.altKey || !(event.target instanceof Element)) return;
    event.preventDefault();
    event.stopPropagation();
    onTexts(keysAt(event.target, marks()));
  };
  const onMove = (event: PointerEvent) => {
    const target = event.altKey && event.target instanceof Element ? event.target : null;
    point(target && (placeOf(target, marks())?.element ?? null));
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Alt') return;
    // Some browsers would move the focus into their menu.
    event.preventDefault();
    point(null);
  };
  document.addEventListener('click', onClick, true);
  document.addEventListener('pointermove', onMove);
  document.addEventListener('keyup', onKeyUp);
  return () => {
    point(null);
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('pointermove', onMove);
    document.removeEventListener('keyup', onKeyUp);
  };
}
