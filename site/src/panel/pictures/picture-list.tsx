import { useEffect, useRef, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MAX_PICTURES } from '@app/contracts/company/pictures';
import type { CompanyPicture, CompanyPictures } from '@app/contracts/company/pictures';
import { useT } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Card, EmptyState, FieldError, VisuallyHidden, cx } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot } from '../permissions.tsx';
import type { PermissionState } from '../permissions.tsx';
import { FileButton } from './file-button.tsx';
import { moved } from './move.ts';
import { PictureItem } from './picture-item.tsx';
import { picturesApi } from './pictures-api.ts';
import { UploadList } from './upload-list.tsx';
import { useDropTarget } from './use-drop-target.ts';
import { useUploads } from './use-uploads.ts';
import * as styles from './pictures.module.css';

interface PictureListProps {
  pictures: readonly CompanyPicture[];
  permission: PermissionState;
}

/** The company's pictures: uploaded, described, put in order by buttons or by dragging, and removed. */
export function PictureList({ pictures, permission }: PictureListProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(picturesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const key = ['pictures', company.id];
  const refresh = () => client.invalidateQueries({ queryKey: key });
  const [tooMany, setTooMany] = useState<number | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [removing, setRemoving] = useState<CompanyPicture | null>(null);
  const [status, setStatus] = useState('');
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef<string | null>(null);

  const uploads = useUploads(api.addPicture, refresh);
  const room = MAX_PICTURES - pictures.length - uploads.running;
  const choose = (files: readonly File[]): void => {
    setTooMany(files.length > room ? Math.max(room, 0) : null);
    uploads.start(files.slice(0, Math.max(room, 0)));
  };
  const { over, ...target } = useDropTarget(permission.allowed ? choose : undefined);

  const order = useMutation({
    mutationFn: (ordered: CompanyPicture[]) => api.orderPictures(ordered.map(({ id }) => id)),
    onMutate(ordered) {
      void client.cancelQueries({ queryKey: key });
      client.setQueryData<CompanyPictures>(key, (known) => known && { ...known, pictures: ordered });
    },
    onSettled: refresh,
  });
  const move = (from: number, to: number): void => {
    if (from === to || to < 0 || to >= pictures.length) return;
    order.mutate(moved(pictures, from, to));
    setStatus(t('pictures.list.moved', { number: to + 1, count: pictures.length }));
  };
  // A button that moves with its picture would lose the focus.
  useEffect(() => {
    if (pressed.current === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-move="${pressed.current}"]`);
    pressed.current = null;
    if (button?.disabled) button.parentElement?.querySelector<HTMLButtonElement>('button:enabled')?.focus();
    else button?.focus();
  }, [pictures]);

  const remove = useMutation({
    mutationFn: ({ id }: CompanyPicture) => api.removePicture(id),
    onSuccess: refresh,
    onSettled: () => setRemoving(null),
  });
  return (
    <Card as="section" className={cx(styles.card, over && styles.over)} aria-labelledby="pictures-title" {...target}>
      <h2 id="pictures-title" className={styles.title}>
        {t('pictures.list.title')}
      </h2>
      <p className={styles.muted}>{t('pictures.list.lead', { count: MAX_PICTURES })}</p>
      {pictures.length === 0 && uploads.list.length === 0 && (
        <EmptyState title={t('pictures.list.empty')}>{t('pictures.list.emptyText')}</EmptyState>
      )}
      <ul className={styles.pictures} ref={list}>
        {pictures.map((picture, at) => (
          <PictureItem
            key={picture.id}
            picture={picture}
            at={at}
            count={pictures.length}
            editable={permission.allowed}
            dragged={dragged === at}
            onDragged={setDragged}
            onDropped={() => {
              if (dragged !== null) move(dragged, at);
              setDragged(null);
            }}
            onMove={(to) => {
              pressed.current = `${picture.id} ${to < at ? 'earlier' : 'later'}`;
              move(at, to);
            }}
            onRemove={() => setRemoving(picture)}
          />
        ))}
      </ul>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      {(order.isError || remove.isError) && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {failureWords(order.error ?? remove.error)}
        </Alert>
      )}
      <UploadList uploads={uploads} />
      <FieldError>{tooMany === null ? undefined : t('pictures.list.tooMany', { count: tooMany })}</FieldError>
      <div className={styles.foot}>
        <FileButton onFiles={choose} multiple disabled={!permission.allowed || room <= 0} describedBy="pictures-note">
          {t('pictures.list.add')}
        </FileButton>
        <p className={styles.muted} id="pictures-note">
          {t(room <= 0 ? 'pictures.list.full' : 'pictures.list.drop')}
        </p>
      </div>
      <WhyNot permission={permission} />
      {removing && (
        <ConfirmDialog
          title={t('pictures.list.confirm')}
          confirm={t('pictures.products.removeShort')}
          cancel={t('pictures.list.cancel')}
          busy={remove.isPending}
          onConfirm={() => remove.mutate(removing)}
          onCancel={() => setRemoving(null)}
        >
          {t('pictures.list.confirmText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}
