import { useSyncExternalStore } from 'react';

/** A button or star that is being pressed: replaced now, it would never be clicked. */
const PRESSED = 'form[data-drawn] :is(button, label):active';
const RELEASES = ['pointerup', 'pointercancel', 'keyup'] as const;

function onRelease(changed: () => void): () => void {
  // The click follows the release.
  const released = () => void setTimeout(changed);
  RELEASES.forEach((name) => document.addEventListener(name, released));
  return () => RELEASES.forEach((name) => document.removeEventListener(name, released));
}

/** Whether scripts may replace the drawn form: true once it is hydrated and nothing in it is being pressed. */
export const useTakeOver = (): boolean =>
  useSyncExternalStore(
    onRelease,
    () => !document.querySelector(PRESSED),
    () => false,
  );
