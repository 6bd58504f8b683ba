import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Button } from '../controls/button.tsx';
import { Dialog } from './dialog.tsx';
import * as styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  title: ReactNode;
  /** What will be lost or final. */
  children: ReactNode;
  confirm: ReactNode;
  cancel: ReactNode;
  /** Whether the action loses nothing. */
  harmless?: boolean;
  busy: boolean;
  onConfirm(): void;
  onCancel(): void;
}

/** Confirms an action that cannot be undone. Cancel has the focus; Escape cancels. */
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
