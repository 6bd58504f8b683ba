import { useRef, useState } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, TextInput } from '../../ui/index.ts';
import * as styles from './copy-field.module.css';

/** A value to be copied. Without access to the clipboard it is selected, to be copied by hand. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const { t } = useT('panel');
  const [copied, setCopied] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(value);
    } catch {
      field.current?.select();
    }
  };
  return (
    <div className={styles.row}>
      <Field label={label}>
        <TextInput ref={field} readOnly value={value} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="secondary" onClick={() => void copy()}>
        {t(copied === value ? 'copy.done' : 'copy.action')}
      </Button>
    </div>
  );
}
