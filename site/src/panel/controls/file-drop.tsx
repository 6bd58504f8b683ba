import { useRef, useState } from 'react';
import type { DragEvent, RefObject } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, FieldError, Icon, cx } from '../../ui/index.ts';
import * as styles from './file-drop.module.css';

export interface FileDropProps {
  /** What to drop, before a file is chosen. */
  title: string;
  limits: string;
  /** Endings and media types for the browser's picker. */
  accept: string;
  fileName: string | null;
  error: string | null;
  disabled?: boolean;
  /** For opening the browser's picker from elsewhere. */
  pickerRef?: RefObject<HTMLInputElement | null>;
  onFiles(files: readonly File[]): void;
}

/** A place to drop a file on, or to choose it. */
export function FileDrop({ title, limits, accept, fileName, error, disabled, pickerRef, onFiles }: FileDropProps) {
  const { t } = useT('panel');
  const ownPicker = useRef<HTMLInputElement>(null);
  const picker = pickerRef ?? ownPicker;
  const [over, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) onFiles([...event.dataTransfer.files]);
  };
  return (
    <div>
      <div
        className={cx(styles.drop, over && styles.over, fileName !== null && styles.full)}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
        onDrop={drop}
      >
        <Icon name={fileName === null ? 'upload' : 'file'} size={32} />
        <p className={styles.title}>{over ? t('import.drop.active') : (fileName ?? title)}</p>
        <Button variant="secondary" size="small" disabled={disabled} onClick={() => picker.current?.click()}>
          {t(fileName === null ? 'import.drop.choose' : 'import.drop.another')}
        </Button>
        <p className={styles.limits}>{limits}</p>
        <input
          ref={picker}
          className={styles.picker}
          type="file"
          accept={accept}
          aria-label={t('import.drop.choose')}
          tabIndex={-1}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = ''; // Allows choosing the same file again after correcting it.
          }}
        />
      </div>
      <FieldError>{error ?? undefined}</FieldError>
    </div>
  );
}
