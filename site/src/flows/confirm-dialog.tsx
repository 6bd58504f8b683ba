import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../ui/index.ts';
import * as styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** What will be lost. */
  children: ReactNode;
  confirm: ReactNode;
  cancel: ReactNode;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something that cannot be taken back. The harmless answer has the focus; Escape gives it. */
export function ConfirmDialog({ title, children, confirm, cancel, busy, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const harmless = useRef<HTMLButtonElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // Where the browser has no modal dialogs it stands in the page.
    if (typeof element?.showModal === 'function') element.showModal();
    else element?.setAttribute('open', '');
    harmless.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onCancel();
      }}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.text} id={`${id}-text`}>
        {children}
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" ref={harmless} onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
