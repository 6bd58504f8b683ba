import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Expert } from '@app/contracts/company/experts';
import { htmlLang } from '@app/locales/manifest.ts';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { inWords, languageOfWords } from '../../lib/texts/own-words.ts';
import { Button, Card, FieldError, Mark, Row } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { FileButton } from '../pictures/file-button.tsx';
import { UploadList } from '../pictures/upload-list.tsx';
import { useUploads } from '../pictures/use-uploads.ts';
import { expertsApi } from './experts-api.ts';
import { RemoveExpert } from './remove-expert.tsx';
import { useRefreshExperts } from './use-experts.ts';
import * as styles from './experts.module.css';

export interface ExpertCardProps {
  expert: Expert;
  /** Left out while another one is edited. */
  onEdit?: (() => void) | undefined;
}

/** An expert with photo and words, and what can be done with them. */
export function ExpertCard({ expert, onEdit }: ExpertCardProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(expertsApi);
  const refresh = useRefreshExperts();
  const failureWords = useFailureMessage();
  const writing = usePermission('experts.write');
  const [removing, setRemoving] = useState(false);
  const { id, name, title, biography, languages, photo, agreedAt, removedAt } = expert;
  const uploads = useUploads((file, watch) => api.setPhoto(id, file, watch), refresh);
  const removePhoto = useMutation({ mutationFn: () => api.removePhoto(id), onSuccess: refresh });
  const written = languageOfWords(biography, locale);
  const at = (instant: string) => formatCompanyTime(locale, instant, company.timeZone);
  return (
    <Card as="section" className={styles.card} aria-label={name}>
      <Mark className={styles.photo} id={id} name={name} picture={photo} size="large" />
      <div className={styles.words}>
        <h2 className={styles.name}>{name}</h2>
        <p>{inWords(title, locale)}</p>
        {written && (
          <p className={styles.biography} lang={htmlLang(written)}>
            {biography[written]}
          </p>
        )}
        {languages.length > 0 && (
          <p className={styles.muted}>{languages.map((one) => languageName(locale, one)).join(', ')}</p>
        )}
        <p className={styles.muted}>
          {removedAt ? t('experts.removedAt', { date: at(removedAt) }) : t('experts.agreedAt', { date: at(agreedAt) })}
        </p>
        <UploadList uploads={uploads} />
        {removePhoto.isError && <FieldError>{failureWords(removePhoto.error)}</FieldError>}
        <Row>
          {removedAt === null && (
            <>
              <ActButton
                act="experts.write"
                compact
                variant="secondary"
                size="small"
                disabled={!onEdit}
                aria-label={t('experts.editNamed', { name })}
                onClick={() => onEdit?.()}
              >
                {t('experts.change')}
              </ActButton>
              <FileButton
                compact
                disabled={!writing.allowed}
                label={t('experts.photoNamed', { name })}
                onFiles={(files) => uploads.start(files.slice(0, 1))}
              >
                {t(photo ? 'experts.replacePhoto' : 'experts.addPhoto')}
              </FileButton>
              {photo && (
                <Button variant="quiet" size="small" busy={removePhoto.isPending} onClick={() => removePhoto.mutate()}>
                  {t('experts.removePhoto')}
                </Button>
              )}
            </>
          )}
          <ActButton
            act="experts.remove"
            compact
            variant="quiet"
            size="small"
            aria-label={t(removedAt ? 'experts.eraseNamed' : 'experts.removeNamed', { name })}
            onClick={() => setRemoving(true)}
          >
            {t(removedAt ? 'experts.erase' : 'experts.remove')}
          </ActButton>
        </Row>
      </div>
      {removing && <RemoveExpert expert={expert} onClose={() => setRemoving(false)} />}
    </Card>
  );
}
