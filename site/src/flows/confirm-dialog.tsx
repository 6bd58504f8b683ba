import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { Button } from '../ui/index.ts';
import { Dialog } from '../ui/dialog.tsx';
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
  const { t } = useT('common');
  const harmless = useRef<HTMLButtonElement>(null);
  useEffect(() => harmless.current?.focus(), []);
  return (
    <Dialog alert title={title} close={t('actions.close')} onClose={() => !busy && onCancel()}>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button variant="secondary" ref={harmless} onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
