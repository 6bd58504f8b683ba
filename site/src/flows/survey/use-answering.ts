import { useState } from 'react';

export interface Answering<T> {
  /** The form is shown: nothing has been sent yet, or what was is being changed. */
  asking: boolean;
  /** Answers are taken. */
  open: boolean;
  /** It has been closed since, and what was sent then did not arrive. */
  refused: boolean;
  /** What the company has. */
  sent: T | null;
  changing: boolean;
  change(): void;
  onSent(answer: T): void;
  onClosed(): void;
}

/**
 * From the form to the thanks, and to the form again for who changes what he has sent.
 * @param first.changes whether he came to change it
 */
export function useAnswering<T>(first: { open: boolean; sent: T | null; changes?: boolean }): Answering<T> {
  const [open, setOpen] = useState(first.open);
  const [refused, setRefused] = useState(false);
  const [sent, setSent] = useState(first.sent);
  const [changing, setChanging] = useState(first.changes ?? false);
  return {
    ...{ asking: open && (sent === null || changing), open, refused, sent, changing },
    change: () => setChanging(true),
    onSent(answer) {
      setSent(answer);
      setChanging(false);
    },
    onClosed() {
      setOpen(false);
      setRefused(true);
    },
  };
}
