import { useState } from 'react';

export interface Answering<T> {
  /** Whether the form is shown: nothing was sent yet, or answers are being changed. */
  showsForm: boolean;
  /** Whether answers are accepted. */
  open: boolean;
  /** Closed meanwhile: the last answers were not accepted. */
  refused: boolean;
  /** The answers sent. */
  sent: T | null;
  changing: boolean;
  change(): void;
  onSent(answer: T): void;
  onClosed(): void;
}

/**
 * State of answering: from the form to the thanks, and back to change answers.
 * @param first.changes whether the visitor came to change answers
 */
export function useAnswering<T>(first: { open: boolean; sent: T | null; changes?: boolean }): Answering<T> {
  const [open, setOpen] = useState(first.open);
  const [refused, setRefused] = useState(false);
  const [sent, setSent] = useState(first.sent);
  const [changing, setChanging] = useState(first.changes ?? false);
  return {
    showsForm: open && (sent === null || changing),
    open,
    refused,
    sent,
    changing,
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
