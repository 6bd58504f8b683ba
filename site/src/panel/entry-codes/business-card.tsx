import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '@app/contracts/common';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, TextInput } from '../../ui/index.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { usePanel } from '../panel-context.tsx';
import { QrCode } from './qr-code.tsx';
import type { QrLevel } from './qr-files.ts';
import * as styles from './business-card.module.css';

/** Cards of 85 × 55 mm that fit on A4, in two columns. */
const PER_SHEET = 10;
const WORDS_MAX = 80;

export interface BusinessCardProps {
  address: string;
  /** Language of the words that the merchant types on the card. */
  language: Locale;
  level: QrLevel;
  onClose(): void;
}

/**
 * Preview of a card and a sheet of them to print or save as a PDF. The browser draws it, so that a company's name may be
 * in any script.
 */
export function BusinessCard({ address, language, level, onClose }: BusinessCardProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const [words, setWords] = useState(t('entryCodes.card.words'));
  const card = (
    <div className={styles.card}>
      <div className={styles.words} lang={language}>
        <p className={styles.name}>{company.name}</p>
        <p>{words}</p>
      </div>
      <QrCode className={styles.code} text={address} level={level} label={t('entryCodes.card.title')} />
    </div>
  );
  return (
    <Dialog title={t('entryCodes.card.title')} close={t('entryCodes.card.close')} onClose={onClose}>
      <div className={styles.body}>
        {card}
        <Field label={t('entryCodes.card.label')}>
          <TextInput value={words} maxLength={WORDS_MAX} onChange={(event) => setWords(event.target.value)} />
        </Field>
        <p className={styles.hint}>{t('entryCodes.card.hint', { count: PER_SHEET })}</p>
        <Button onClick={() => window.print()}>{t('entryCodes.card.print')}</Button>
      </div>
      {createPortal(
        <div className={styles.sheet} aria-hidden="true">
          {Array.from({ length: PER_SHEET }, (_, index) => (
            <div key={index}>{card}</div>
          ))}
        </div>,
        document.body,
      )}
    </Dialog>
  );
}
