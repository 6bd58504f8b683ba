import { useEffect, useState } from 'react';

/** A question somebody is at. */
interface Place {
  /** The id of its card. */
  card: string;
  /** Where he has been led: to its words, or to the control that puts right what is wrong. */
  at: 'words' | 'control' | null;
  scroll: ScrollLogicalPosition;
}

export interface Steps {
  /** Of the question that a phone shows; wider screens show all. */
  index: number;
  isLast: boolean;
  /** It is the one that the form opened with. */
  isOpening: boolean;
  /** Somebody is at a question by himself: a screen that becomes narrow shows this one. */
  enter(card: string): void;
  /** Leads to the beginning of a question. */
  read(card: string): void;
  /** Leads to the control of a question. */
  mend(card: string): void;
}

function focusWords(card: HTMLElement): void {
  const words = card.querySelector<HTMLElement>('legend, label[for]');
  if (!words) return;
  words.tabIndex = -1;
  words.focus({ preventScroll: true });
}

/**
 * One question a screen, where screens are narrow.
 * @param cards ids of the questions' cards, in their order
 * @param first which of them the form opens with; -1 is the last
 */
export function useSteps(cards: readonly string[], first: number): Steps {
  const [opening] = useState(() => cards.at(first) ?? '');
  const [place, setPlace] = useState<Place>({ card: opening, at: null, scroll: 'start' });

  // Once the card is drawn: what is not shown takes no focus.
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
    // Who stays at a question sees what is wrong, which stands at its end, and need not see its beginning again.
    mend: (card) => setPlace((before) => ({ card, at: 'control', scroll: before.card === card ? 'nearest' : 'start' })),
  };
}
