import { useState } from 'react';
import type { Locale } from '@app/contracts/common';
import type { EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { saveFile } from '../../lib/browser/save-file.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Icon } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { CopyField } from '../controls/copy-field.tsx';
import { usePanel } from '../panel-context.tsx';
import { BusinessCard } from './business-card.tsx';
import { entryAddress, fileNameOf } from './entry-address.ts';
import { NfcDialog } from './nfc-dialog.tsx';
import { PrintDialog } from './print-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { qrPng, qrSvg } from './qr-files.ts';
import type { QrLook } from './qr-files.ts';
import * as styles from './entry-codes.module.css';

export interface CodeCardProps {
  code: EntryCode;
  language: Locale;
  look: QrLook;
  onRevoke(): void;
}

/** A code with its picture, link and what came of it. */
export function CodeCard({ code, language, look, onRevoke }: CodeCardProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const [printing, setPrinting] = useState(false);
  const [forPrinters, setForPrinters] = useState(false);
  const [onTag, setOnTag] = useState(false);
  const [failed, setFailed] = useState(false);
  const address = entryAddress(code, company.slug, language);
  const name = fileNameOf(code.label);
  const savePng = async () => {
    setFailed(false);
    try {
      saveFile(`${name}.png`, await qrPng(address, look), 'image/png');
    } catch {
      setFailed(true);
    }
  };
  return (
    <Card as="article" className={styles.card}>
      {code.kind !== 'widget' && (
        <QrCode
          className={styles.picture}
          text={address}
          level={look.level}
          label={t('entryCodes.picture', { label: code.label })}
        />
      )}
      <div className={styles.about}>
        <h3 className={styles.label}>{code.label}</h3>
        <p className={styles.quiet}>
          {t(`entryCodes.kinds.${code.kind}`)}
          {code.market && `, ${code.market.name}`},{' '}
          {t('entryCodes.createdAt', {
            date: formatDate(locale, code.createdAt, { timeZone: company.timeZone, style: 'medium' }),
          })}
        </p>
        <p>
          {t('entryCodes.written', { count: code.reviews.written })},{' '}
          {t('entryCodes.published', { count: code.reviews.published })}
        </p>
        <CopyField label={t('entryCodes.link')} value={address} />
        {code.kind === 'widget' && <CopyField label={t('entryCodes.code')} value={code.code} />}
        {failed && <Alert tone="error">{t('entryCodes.pictureFailed')}</Alert>}
        <div className={styles.actions}>
          {code.kind !== 'widget' && (
            <>
              <Button
                variant="secondary"
                size="small"
                icon={<Icon name="download" size={18} />}
                aria-label={t('entryCodes.saveNamed', { format: 'SVG', label: code.label })}
                onClick={() => saveFile(`${name}.svg`, qrSvg(address, look.level), 'image/svg+xml')}
              >
                SVG
              </Button>
              <Button
                variant="secondary"
                size="small"
                icon={<Icon name="download" size={18} />}
                aria-label={t('entryCodes.saveNamed', { format: 'PNG', label: code.label })}
                onClick={() => void savePng()}
              >
                PNG
              </Button>
              <Button variant="secondary" size="small" onClick={() => setPrinting(true)}>
                {t('entryCodes.print')}
              </Button>
              <Button variant="secondary" size="small" onClick={() => setForPrinters(true)}>
                {t('entryCodes.pdf.open')}
              </Button>
              {code.kind === 'qr' && (
                <Button variant="secondary" size="small" onClick={() => setOnTag(true)}>
                  {t('entryCodes.nfc.open')}
                </Button>
              )}
            </>
          )}
          <ActButton
            act="entry_codes.revoke"
            compact
            variant="quiet"
            size="small"
            aria-label={t('entryCodes.revokeNamed', { label: code.label })}
            onClick={onRevoke}
          >
            {t('entryCodes.revoke')}
          </ActButton>
        </div>
      </div>
      {onTag && <NfcDialog address={address} label={code.label} onClose={() => setOnTag(false)} />}
      {forPrinters && (
        <PrintDialog code={code} language={language} level={look.level} onClose={() => setForPrinters(false)} />
      )}
      {printing && (
        <BusinessCard address={address} language={language} level={look.level} onClose={() => setPrinting(false)} />
      )}
    </Card>
  );
}
