import { useState } from 'react';
import { useT } from '../lib/i18n.ts';
import { localePath } from '../lib/links.ts';
import { Button, Icon } from '../ui/index.ts';
import * as styles from './receipt.module.css';

/** The signed receipt of a review: to copy or to keep as a file. */
export function Receipt({ receipt }: { receipt: string }) {
  const { t, locale } = useT('invitation');
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(receipt);
      setCopied('yes');
    } catch {
      // Without a secure origin, or refused: the words can still be marked and copied by hand.
      setCopied('no');
    }
  };
  return (
    <details className={styles.receipt}>
      <summary className={styles.summary}>{t('receipt.title')}</summary>
      <p className={styles.text}>{t('receipt.text')}</p>
      <textarea
        className={styles.code}
        aria-label={t('receipt.title')}
        readOnly
        rows={4}
        value={receipt}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button variant="secondary" size="small" icon={<Icon name="copy" size={18} />} onClick={() => void copy()}>
          {t('receipt.copy')}
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="download" size={18} />}
          onClick={() => saveFile('receipt.txt', receipt, 'text/plain')}
        >
          {t('receipt.download')}
        </Button>
      </div>
      <p>
        {/* What follows the # never leaves the browser. */}
        <a
          href={`${localePath(locale, '/trust/receipt')}#${encodeURIComponent(receipt)}`}
          target="_blank"
          rel="noopener"
        >
          {t('footer:links.checkReceipt')}
        </a>
      </p>
      <p className={styles.status} role="status">
        {copied === null ? '' : t(copied === 'yes' ? 'receipt.copied' : 'receipt.notCopied')}
      </p>
    </details>
  );
}

/** Gives the browser a file to keep. */
export function saveFile(name: string, content: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([content], { type: `${type};charset=utf-8` }));
  link.download = name;
  link.click();
  // The download has to have begun.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
