import { useState } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, LinkButton } from '../../ui/index.ts';
import * as styles from '../settings/settings.module.css';
import * as own from './account.module.css';

/** Recovery codes, shown once: to be copied or downloaded. */
export function RecoveryCodeList({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const { t } = useT('panel');
  const [copied, setCopied] = useState(false);
  const text = `${t('common:brand')}: ${t('account.factor.keep')}\n\n${codes.join('\n')}\n`;
  return (
    <>
      <Alert tone="warning" title={t('account.factor.keep')}>
        {t('account.factor.keepText')}
      </Alert>
      <ol className={own.codes}>
        {codes.map((code) => (
          <li key={code} className={styles.code}>
            {code}
          </li>
        ))}
      </ol>
      <div className={styles.bar}>
        <Button
          variant="secondary"
          onClick={() => void navigator.clipboard.writeText(text).then(() => setCopied(true))}
        >
          {t(copied ? 'account.factor.copied' : 'account.factor.copy')}
        </Button>
        <LinkButton
          variant="secondary"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
        >
          {t('account.factor.download')}
        </LinkButton>
        <Button onClick={onKept}>{t('account.factor.kept')}</Button>
      </div>
    </>
  );
}
