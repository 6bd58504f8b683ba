import { useState } from 'react';
import { saveFile } from '../lib/browser/save-file.ts';
import { useT } from '../lib/texts/i18n.ts';
import { localePath } from '../lib/addresses/links.ts';
import { Button, Icon } from '../ui/index.ts';
import * as styles from './receipt.module.css';

/** The signed receipt of a review, to copy or download. */
export function Receipt({ receipt }: { receipt: string }) {
  const { t, locale } = useT('invitation');
  const [copied, setCopied] = useState<'yes' | 'no' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(receipt);
      setCopied('yes');
    } catch {
      // Insecure origin or permission denied: the text can still be selected and copied.
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
        {/* The fragment never leaves the browser. */}
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
