import { useId, useRef, useState } from 'react';
import type { ChangeEvent, DragEvent, ReactNode } from 'react';
import { MAX_PHOTOS, MAX_PHOTO_BYTES } from '@app/contracts/reviews';
import { useT } from '../../lib/texts/i18n.ts';
import { FieldError, Icon, VisuallyHidden, cx } from '../../ui/index.ts';
import { ownPhotoUrl } from './own-photo.ts';
import { PHOTO_TYPES } from './photo-error.ts';
import type { PendingPhoto, PhotoUploads, UploadedPhoto } from './use-photos.ts';
import * as flow from '../flow.module.css';
import * as styles from './photos.module.css';

const MEGABYTES = MAX_PHOTO_BYTES / 1024 / 1024;

/** Picks, drops or takes photos, and shows the progress of each. */
export function PhotoPicker({ uploads }: { uploads: PhotoUploads }) {
  const { t } = useT('invitation');
  const id = useId();
  const region = useRef<HTMLElement>(null);
  const [over, setOver] = useState(false);
  const { done, pending, room } = uploads;

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    uploads.add([...event.dataTransfer.files]);
  };
  /** The focused element is about to be removed. */
  const after = (act: () => void) => () => {
    act();
    region.current?.focus();
  };
  return (
    <section
      className={cx(styles.picker, over && styles.over)}
      aria-labelledby={id}
      ref={region}
      tabIndex={-1}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <p className={flow.legend} id={id}>
        {t('photos.title')} <span className={flow.optional}>{t('edit.optional')}</span>
      </p>
      {done.length + pending.length > 0 && (
        <ul className={styles.tiles}>
          {done.map((photo, index) => (
            <Done
              key={photo.id}
              photo={photo}
              token={uploads.token}
              number={index + 1}
              onRemove={after(() => uploads.remove(photo.id))}
            />
          ))}
          {pending.map((photo) => (
            <Pending
              key={photo.key}
              photo={photo}
              onRetry={() => uploads.retry(photo.key)}
              onDiscard={after(() => uploads.discard(photo.key))}
            />
          ))}
        </ul>
      )}
      {room > 0 && (
        <div className={styles.ways}>
          <FileButton onFiles={uploads.add} multiple icon="plus" describedBy={`${id}-note`}>
            {t('photos.add')}
          </FileButton>
          <FileButton onFiles={uploads.add} capture className={styles.camera} icon="camera">
            {t('photos.take')}
          </FileButton>
        </div>
      )}
      <FieldError>{uploads.tooMany ? t('photos.tooMany', { count: MAX_PHOTOS }) : undefined}</FieldError>
      <p className={flow.note} id={`${id}-note`}>
        {t('photos.note', { count: MAX_PHOTOS, megabytes: MEGABYTES })}
      </p>
      <VisuallyHidden role="status">{done.length > 0 ? t('photos.count', { count: done.length }) : ''}</VisuallyHidden>
    </section>
  );
}

function FileButton(props: {
  onFiles(files: readonly File[]): void;
  icon: 'plus' | 'camera';
  multiple?: boolean;
  capture?: boolean;
  className?: string | undefined;
  describedBy?: string;
  children: ReactNode;
}) {
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    props.onFiles([...(event.target.files ?? [])]);
    // Allows choosing the same file again after removing it.
    event.target.value = '';
  };
  return (
    <label className={cx(styles.add, props.className)}>
      <input
        className={styles.file}
        type="file"
        accept={PHOTO_TYPES.join(',')}
        multiple={props.multiple}
        capture={props.capture ? 'environment' : undefined}
        aria-describedby={props.describedBy}
        onChange={take}
      />
      <Icon name={props.icon} size={18} />
      {props.children}
    </label>
  );
}

function Done(props: { photo: UploadedPhoto; token: string; number: number; onRemove(): void }) {
  const { photo, token, number, onRemove } = props;
  const { t } = useT('invitation');
  return (
    <li className={styles.tile}>
      <img
        className={styles.image}
        src={photo.preview ?? ownPhotoUrl(photo, token)}
        alt={t('photos.alt', { number })}
      />
      <Cross label={t('photos.remove', { name: number })} onClick={onRemove} />
    </li>
  );
}

function Pending({ photo, onRetry, onDiscard }: { photo: PendingPhoto; onRetry(): void; onDiscard(): void }) {
  const { t } = useT('invitation');
  const { file, fault, preview, progress } = photo;
  return (
    <li className={cx(styles.tile, fault && styles.failed)}>
      {!fault && preview && <img className={cx(styles.image, styles.waiting)} src={preview} alt="" />}
      {fault ? (
        <div className={styles.fault}>
          <strong className={styles.fileName}>{file.name}</strong>
          <FieldError>{fault.words ?? t(`photos.faults.${fault.reason}`, { megabytes: MEGABYTES })}</FieldError>
          {fault.retry && (
            <button type="button" className={styles.retry} onClick={onRetry}>
              {t('closed.again')}
            </button>
          )}
        </div>
      ) : (
        <progress
          className={styles.progress}
          max={1}
          value={progress}
          aria-label={t('photos.uploading', { name: file.name })}
        />
      )}
      <Cross label={t('photos.remove', { name: file.name })} onClick={onDiscard} />
    </li>
  );
}

function Cross({ label, onClick }: { label: string; onClick(): void }) {
  return (
    <button type="button" className={styles.cross} aria-label={label} onClick={onClick}>
      <Icon name="close" size={16} />
    </button>
  );
}
