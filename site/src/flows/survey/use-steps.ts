import { useEffect, useState } from 'react';

/** The current question. */
interface Place {
  /** Id of its card. */
  card: string;
  /** What takes the focus: the question's text, or the input with an error. */
  at: 'words' | 'control' | null;
  scroll: ScrollLogicalPosition;
}

export interface Steps {
  /** Index of the question shown on phones; wider screens show all. */
  index: number;
  isLast: boolean;
  /** Whether it is the initial question. */
  isOpening: boolean;
  /** The focus moved to a question: a screen that becomes narrow shows that one. */
  enter(card: string): void;
  /** Goes to the start of a question. */
  read(card: string): void;
  /** Goes to the input of a question. */
  mend(card: string): void;
}

function focusWords(card: HTMLElement): void {
  const words = card.querySelector<HTMLElement>('legend, label[for]');
  if (!words) return;
  words.tabIndex = -1;
  words.focus({ preventScroll: true });
}

/**
 * One question per screen on narrow screens.
 * @param cards ids of the questions' cards, in order
 * @param first index of the initial one; -1 is the last
 */
export function useSteps(cards: readonly string[], first: number): Steps {
  const [opening] = useState(() => cards.at(first) ?? '');
  const [place, setPlace] = useState<Place>({ card: opening, at: null, scroll: 'start' });

  // After the card is rendered: hidden elements cannot be focused.
  useEffect(() => {
    const card = place.at && document.getElementById(place.card);
    if (!card) return;
    if (place.at === 'words') focusWords(card);
    else card.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    card.scrollIntoView?.({ block: place.scroll });
  }, [place]);

  const index = cards.indexOf(place.card);
  return {
    index,
    isLast: index === cards.length - 1,
    isOpening: place.card === opening,
    enter: (card) => setPlace((before) => (before.card === card ? before : { card, at: null, scroll: 'start' })),
    read: (card) => setPlace({ card, at: 'words', scroll: 'start' }),
    // At the same question, the error at its end is in view; no scrolling to its start.
    mend: (card) => setPlace((before) => ({ card, at: 'control', scroll: before.card === card ? 'nearest' : 'start' })),
  };
}
