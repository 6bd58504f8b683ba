import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import { Button } from '../ui/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import * as styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** What will be lost, or be so for good. */
  children: ReactNode;
  confirm: ReactNode;
  cancel: ReactNode;
  /** Nothing is lost by it. */
  harmless?: boolean;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Asks before something that cannot be taken back. The harmless answer has the focus; Escape gives it. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel,
  busy,
  onConfirm,
  onCancel,
  ...rest
}: ConfirmDialogProps) {
  const { t } = useT('common');
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <Dialog alert title={title} close={t('actions.close')} onClose={() => !busy && onCancel()}>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>
        <Button variant="secondary" ref={back} onClick={onCancel} disabled={busy}>
          {cancel}
        </Button>
        <Button variant={rest.harmless ? 'primary' : 'danger'} busy={busy} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
