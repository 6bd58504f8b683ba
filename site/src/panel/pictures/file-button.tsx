import type { ChangeEvent, ReactNode } from 'react';
import { PHOTO_TYPES } from '../../flows/photos/photo-error.ts';
import { Icon, cx } from '../../ui/index.ts';
import * as styles from './pictures.module.css';

interface FileButtonProps {
  onFiles(files: readonly File[]): void;
  multiple?: boolean;
  disabled?: boolean;
  /** Where the visible words are too short on their own. */
  label?: string;
  describedBy?: string | undefined;
  compact?: boolean;
  children: ReactNode;
}

/** A button that opens the choice of files. */
export function FileButton({ onFiles, multiple, disabled, label, describedBy, compact, children }: FileButtonProps) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    // Allows choosing the same file again.
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <label className={cx(styles.choose, compact && styles.compact, disabled && styles.disabled)}>
      <input
        className={styles.file}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={take}
      />
      <Icon name="upload" size={18} />
      {children}
    </label>
  );
}
