import { useState } from 'react';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, TextArea } from '../../ui/index.ts';
import { CopyField } from '../controls/copy-field.tsx';
import { QrCode } from '../entry-codes/qr-code.tsx';
import { qrPng, qrSvg } from '../entry-codes/qr-files.ts';
import { PageHead } from '../page-head.tsx';
import { BANNER_SIZES, bannerSvg } from './banner.ts';
import { usePartner, useReferralLink } from './partner-context.tsx';
import * as styles from './partner.module.css';

/** Texts and their lines. */
const TEXTS = [
  ['mail', 8],
  ['post', 3],
] as const;

/** Texts, a button, banners and a QR code with the partner's link in them. */
export function Materials() {
  const { t } = useT('partners');
  const { home } = usePartner();
  const link = useReferralLink();
  const [failed, setFailed] = useState(false);
  const brand = t('common:brand');
  const words = t('panel.materials.words');
  const html = `<a href="${link}" rel="sponsored">${brand}: ${words}</a>`;
  const savePng = async () => {
    setFailed(false);
    try {
      saveFile('qr.png', await qrPng(link), 'image/png');
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <PageHead title={t('panel.nav.materials')} lead={t('panel.materials.lead')} />
      <div className={styles.stack}>
        <Card className={styles.stack}>
          <h2 className={styles.heading}>{t('panel.materials.texts')}</h2>
          {TEXTS.map(([text, rows]) => (
            <Field key={text} label={t(`panel.materials.${text}`)}>
              <TextArea
                readOnly
                rows={rows}
                value={t(`panel.materials.${text}Text`, { link, code: home.code })}
                onFocus={(event) => event.target.select()}
              />
            </Field>
          ))}
          <CopyField label={t('panel.materials.html')} value={html} />
        </Card>
        <Card className={styles.stack}>
          <h2 className={styles.heading}>{t('panel.materials.banners')}</h2>
          <p className={styles.quiet}>{t('panel.materials.bannersHint')}</p>
          {BANNER_SIZES.map((size) => {
            const svg = bannerSvg(size, brand, words);
            const name = `${size.width}x${size.height}`;
            return (
              <div key={name} className={styles.stack}>
                <img
                  className={styles.banner}
                  src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
                  width={size.width}
                  height={size.height}
                  alt={`${brand}: ${words}`}
                />
                <div className={styles.row}>
                  <Button
                    variant="secondary"
                    size="small"
                    onClick={() => saveFile(`banner-${name}.svg`, svg, 'image/svg+xml')}
                  >
                    SVG, {size.width} × {size.height}
                  </Button>
                </div>
              </div>
            );
          })}
        </Card>
        <Card className={styles.stack}>
          <h2 className={styles.heading}>{t('panel.materials.qr')}</h2>
          <QrCode className={styles.qr} text={link} label={t('panel.materials.qr')} />
          {failed && <Alert tone="error">{t('panel:errors.unexpected')}</Alert>}
          <div className={styles.row}>
            <Button variant="secondary" size="small" onClick={() => saveFile('qr.svg', qrSvg(link), 'image/svg+xml')}>
              SVG
            </Button>
            <Button variant="secondary" size="small" onClick={() => void savePng()}>
              PNG
            </Button>
          </div>
        </Card>
      </div>
    </>
  );
}
