import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import type { LedgerKey, LedgerKeys } from '@app/contracts/trust/ledger';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { TextArea } from '../../../ui/controls/inputs.tsx';
import { api } from '../../../lib/api/api.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import type { ReceiptCheck } from './check-receipt.ts';
import { ReceiptResult } from './receipt-result.tsx';
import * as styles from './receipt.module.css';

/** Maximum file size: a receipt has about 450 characters. */
const FILE_MAX_BYTES = 10_000;

/** Receipt in the fragment of the address, which is never sent to a server. */
const broughtReceipt = (): string | undefined => /^#([\w-]+\.\d+\.[\w-]+)$/.exec(location.hash)?.[1];

/** Form for a receipt, which is checked in the browser. */
export function ReceiptForm({ keys }: { keys: readonly LedgerKey[] }) {
  const { t } = useT('trust');
  const [receipt, setReceipt] = useState('');
  const [text, setText] = useState('');
  const [checked, setChecked] = useState<ReceiptCheck | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const fileId = useId();
  const fields = useRef<HTMLFormElement>(null);
  // Fields filled in before hydration are not overwritten.
  useEffect(() => {
    const given = new FormData(fields.current ?? undefined);
    setReceipt((known) => known || String(given.get('receipt') || (broughtReceipt() ?? '')));
    setText((known) => known || String(given.get('text') ?? ''));
    // A link to another receipt may be followed while the page is open.
    const follow = () => {
      const brought = broughtReceipt();
      if (brought === undefined) return;
      setReceipt(brought);
      setChecked(null);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  useEffect(() => {
    if (checked) result.current?.focus();
  }, [checked]);

  const check = async (given: string) => {
    // Loaded lazily: the contracts bring zod along.
    const { checkReceipt } = await import('./check-receipt.ts');
    const found = await checkReceipt(given, text, keys);
    if (found.kind !== 'unknownKey') return setChecked(found);
    // The key may be newer than the page; the receipt itself is not sent.
    const now = await api.get<LedgerKeys>('/ledger/keys').catch(() => null);
    setChecked(now ? await checkReceipt(given, text, now.items) : found);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void check(receipt);
  };
  const onFile = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!file) return;
    if (file.size > FILE_MAX_BYTES) return setChecked({ kind: 'none' });
    void file.text().then((content) => {
      setReceipt(content.trim());
      setChecked(null);
    });
  };
  const changed = (set: (value: string) => void) => (event: ChangeEvent<HTMLTextAreaElement>) => {
    set(event.target.value);
    setChecked(null);
  };

  return (
    <section className={styles.section}>
      <form ref={fields} className={styles.form} noValidate onSubmit={onSubmit}>
        <Field label={t('receipt.receipt')} hint={t('receipt.receiptHint')}>
          <TextArea
            className={styles.token}
            name="receipt"
            rows={5}
            spellCheck={false}
            autoComplete="off"
            value={receipt}
            onChange={changed(setReceipt)}
          />
        </Field>
        <label className={styles.file} htmlFor={fileId}>
          <Icon name="upload" size={18} />
          {t('receipt.file')}
          <input id={fileId} type="file" accept=".txt,text/plain" onChange={onFile} />
        </label>
        <Field label={t('receipt.text')} note={t('common:optional')} hint={t('receipt.textHint')}>
          <TextArea name="text" rows={4} autoComplete="off" value={text} onChange={changed(setText)} />
        </Field>
        <div>
          <Button type="submit" variant="accent">
            {t('receipt.check')}
          </Button>
        </div>
      </form>
      <noscript>
        <p>{t('receipt.noScript')}</p>
      </noscript>
      {checked && <ReceiptResult checked={checked} ref={result} />}
    </section>
  );
}
