import { useT } from '../../lib/texts/i18n.ts';
import { Button, FieldError, Icon } from '../../ui/index.ts';
import type { Uploads } from './use-uploads.ts';
import * as styles from './pictures.module.css';

/** Files on their way with their progress, and refused ones with the reason. */
export function UploadList({ uploads }: { uploads: Uploads }) {
  const { t } = useT('panel');
  if (uploads.list.length === 0) return null;
  return (
    <ul className={styles.uploads}>
      {uploads.list.map(({ key, file, progress, error }) => (
        <li key={key} className={styles.upload}>
          <div className={styles.uploadText}>
            <span className={styles.fileName}>{file.name}</span>
            {error ? (
              <FieldError>
                {error.words ?? t(`pictures.upload.faults.${error.reason === 'heic' ? 'type' : error.reason}`)}
              </FieldError>
            ) : (
              <progress
                className={styles.progress}
                max={1}
                value={progress}
                aria-label={t('pictures.upload.progress', { name: file.name })}
              />
            )}
          </div>
          {error?.retry && (
            <Button variant="quiet" size="small" onClick={() => uploads.retry(key)}>
              {t('pictures.upload.again')}
            </Button>
          )}
          <button
            type="button"
            className={styles.icon}
            aria-label={t('pictures.upload.discard', { name: file.name })}
            onClick={() => uploads.discard(key)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
