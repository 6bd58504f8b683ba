import type { Locale } from '@app/locales/manifest.ts';
import type { TextMarks } from '../../lib/texts/text-marks.ts';

/** Attributes that contain text. */
const WORDED = ['aria-label', 'title', 'placeholder', 'alt'] as const;
/** Elements with more texts than this are too large to be the target. */
const AT_MOST = 8;
/** Marks the element that a click would open. */
const POINTED = 'data-pointed-text';

/** Keys of the texts at an element: its own, or else those of an ancestor. */
export function textKeysAt(target: Element, marks: TextMarks): string[] {
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

/** Address of a text in the translation editor. */
export const rowHref = (locale: Locale, key: string): string => `/admin/texts?${new URLSearchParams({ locale, key })}`;

/**
 * Reports the texts at every Alt-click and outlines the target while Alt is held. The click does nothing else: no link
 * is followed.
 * @returns stops it
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
    onTexts(textKeysAt(event.target, marks()));
  };
  const onMove = (event: PointerEvent) => {
    const target = event.altKey && event.target instanceof Element ? event.target : null;
    point(target && (placeOf(target, marks())?.element ?? null));
  };
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key !== 'Alt') return;
    // Some browsers would focus their menu bar.
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
