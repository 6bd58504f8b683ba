import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyPictures } from '@app/contracts/company/pictures';
import { useT } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Button, Card, GradeDisplay, Mark, Row, cx } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot } from '../permissions.tsx';
import type { PermissionState } from '../permissions.tsx';
import { FileButton } from './file-button.tsx';
import { picturesApi } from './pictures-api.ts';
import { UploadList } from './upload-list.tsx';
import { useDropTarget } from './use-drop-target.ts';
import { useUploads } from './use-uploads.ts';
import * as styles from './pictures.module.css';

/** Wider or higher than this, a logo becomes small in its square. */
const WIDE = 1.8;

/** The share of a picture's longer side to its shorter one; 1 if the browser cannot read it. */
async function stretchOf(file: File): Promise<number> {
  try {
    const { width, height } = await createImageBitmap(file);
    return Math.max(width, height) / Math.min(width, height);
  } catch {
    return 1;
  }
}

interface LogoProps {
  logo: CompanyPictures['logo'];
  permission: PermissionState;
}

/** Uploads the logo, and previews it in both themes. */
export function Logo({ logo, permission }: LogoProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(picturesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [saved, setSaved] = useState(false);
  const [wide, setWide] = useState(false);
  const [asking, setAsking] = useState(false);
  const refresh = () => client.invalidateQueries({ queryKey: ['pictures', company.id] });
  const uploads = useUploads(api.setLogo, async () => {
    setSaved(true);
    await refresh();
  });
  const remove = useMutation({ mutationFn: api.removeLogo, onSuccess: refresh, onSettled: () => setAsking(false) });
  const choose = ([file]: readonly File[]): void => {
    if (!file) return;
    setSaved(false);
    setWide(false);
    void stretchOf(file).then((stretch) => setWide(stretch > WIDE));
    uploads.start([file]);
  };
  const { over, ...target } = useDropTarget(permission.allowed ? choose : undefined);
  return (
    <Card as="section" className={cx(styles.card, over && styles.over)} aria-labelledby="logo-title" {...target}>
      <h2 id="logo-title" className={styles.title}>
        {t('pictures.logo.title')}
      </h2>
      <div className={styles.previews}>
        {(['light', 'dark'] as const).map((theme) => (
          <figure key={theme} className={styles.preview} data-theme={theme}>
            <div className={styles.previewHead}>
              <Mark id={company.id} name={company.name} picture={logo} size="large" eager />
              <div className={styles.previewLine}>
                <Mark id={company.id} name={company.name} picture={logo} size="medium" eager />
                <span>
                  <strong className={styles.previewName}>{company.name}</strong>
                  <GradeDisplay value={4.8} size="small" />
                </span>
              </div>
            </div>
            <figcaption>{t(`pictures.logo.${theme}`)}</figcaption>
          </figure>
        ))}
      </div>
      <p className={styles.muted} id="logo-hint">
        {!logo && `${t('pictures.logo.none')} `}
        {t('pictures.logo.hint')}
      </p>
      {wide && <Alert tone="info">{t('pictures.logo.wide')}</Alert>}
      {saved && <Alert tone="success">{t('pictures.logo.saved')}</Alert>}
      {remove.isError && <Alert tone="error">{failureWords(remove.error)}</Alert>}
      <UploadList uploads={uploads} />
      <Row>
        <FileButton onFiles={choose} disabled={!permission.allowed} describedBy="logo-hint">
          {t(logo ? 'pictures.logo.replace' : 'pictures.logo.choose')}
        </FileButton>
        {logo && (
          <Button variant="quiet" disabled={!permission.allowed} onClick={() => setAsking(true)}>
            {t('pictures.logo.remove')}
          </Button>
        )}
      </Row>
      <WhyNot permission={permission} />
      {asking && (
        <ConfirmDialog
          title={t('pictures.logo.confirm')}
          confirm={t('pictures.logo.remove')}
          cancel={t('pictures.logo.cancel')}
          busy={remove.isPending}
          onConfirm={() => {
            setSaved(false);
            remove.mutate();
          }}
          onCancel={() => setAsking(false)}
        >
          {t('pictures.logo.confirmText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
