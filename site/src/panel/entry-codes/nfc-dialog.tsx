import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button } from '../../ui/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { CopyField } from '../controls/copy-field.tsx';
import { tagBytes, tagWriter, writeTag } from './nfc-tag.ts';
import type { TagFailure } from './nfc-tag.ts';
import * as styles from './business-card.module.css';

type Progress = 'idle' | 'waiting' | 'written' | TagFailure;

/** Writes an address on NFC tags, one after the other, or says how else to do it where the browser cannot. */
export function NfcDialog({ address, label, onClose }: { address: string; label: string; onClose(): void }) {
  const { t, locale } = useT('panel');
  const [writer] = useState(tagWriter);
  const [progress, setProgress] = useState<Progress>('idle');
  const waiting = useRef<AbortController | null>(null);
  // A tag that is held to the phone after the dialog is closed is not written.
  useEffect(() => () => waiting.current?.abort(), []);
  const write = async (to: NonNullable<typeof writer>) => {
    const attempt = new AbortController();
    waiting.current = attempt;
    setProgress('waiting');
    const failure = await writeTag(to, address, attempt.signal);
    if (!attempt.signal.aborted) setProgress(failure ?? 'written');
  };
  return (
    <Dialog title={t('entryCodes.nfc.title', { label })} close={t('entryCodes.nfc.close')} onClose={onClose}>
      <div className={styles.body}>
        <CopyField label={t('entryCodes.nfc.address')} value={address} />
        <p className={styles.hint}>{t('entryCodes.nfc.size', { bytes: formatNumber(locale, tagBytes(address)) })}</p>
        {!writer && <Alert title={t('entryCodes.nfc.unsupported.title')}>{t('entryCodes.nfc.unsupported.text')}</Alert>}
        <div role="status">
          {progress === 'waiting' && <p>{t('entryCodes.nfc.waiting')}</p>}
          {progress === 'written' && <Alert tone="success">{t('entryCodes.nfc.written')}</Alert>}
        </div>
        {progress !== 'idle' && progress !== 'waiting' && progress !== 'written' && (
          <Alert tone="error">{t(`entryCodes.nfc.failures.${progress}`)}</Alert>
        )}
        {writer && (
          <Button busy={progress === 'waiting'} onClick={() => void write(writer)}>
            {t(progress === 'written' ? 'entryCodes.nfc.next' : 'entryCodes.nfc.write')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
