import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../cx.ts';
import { Icon } from '../icons/icon.tsx';
import * as styles from './dialog.module.css';

export interface DialogProps {
  title: ReactNode;
  /** Label of the close button. */
  close: string;
  children: ReactNode;
  className?: string;
  /** Whether it is an `alertdialog`, such as a confirmation. */
  alert?: boolean;
  onClose(): void;
  onKeyDown?(event: KeyboardEvent<HTMLDialogElement>): void;
}

/** Modal dialog. Escape and the close button close it; the focus returns to the opener. */
export function Dialog({ title, close, children, className, alert, onClose, onKeyDown }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    const opener = document.activeElement;
    // Without modal support it opens within the page.
    if (typeof element?.showModal === 'function') element.showModal();
    else element?.setAttribute('open', '');
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, className)}
      role={alert ? 'alertdialog' : undefined}
      aria-labelledby={id}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <header className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
        </h2>
        <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </dialog>
  );
}
