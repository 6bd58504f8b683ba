import { useEffect, useId, useRef } from 'react';
import { Alert, Button } from '../../ui/index.ts';
import * as styles from './settings.module.css';

export interface ConfirmDialogProps {
  title: string;
  text: string;
  yes: string;
  no: string;
  busy: boolean;
  failure: string | null;
  onYes(): void;
  onNo(): void;
}

/** Asks before something that cannot be undone. Escape is "no"; the browser keeps the focus inside. */
export function ConfirmDialog({ title, text, yes, no, busy, failure, onYes, onNo }: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={(event) => {
        event.preventDefault();
        if (!busy) onNo();
      }}
    >
      <h2 id={`${id}-title`} className={styles.dialogTitle}>
        {title}
      </h2>
      <p id={`${id}-text`}>{text}</p>
      {failure && <Alert tone="error">{failure}</Alert>}
      <div className={styles.dialogActions}>
        <Button variant="secondary" onClick={onNo} disabled={busy}>
          {no}
        </Button>
        <Button variant="danger" onClick={onYes} busy={busy}>
          {yes}
        </Button>
      </div>
    </dialog>
  );
}
