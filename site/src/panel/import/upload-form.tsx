import { useRef, useState } from 'react';
import type { DragEvent, FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CONTACT_BASES } from '@app/contracts/invitations';
import type { ContactBasis, InvitationConfig } from '@app/contracts/invitations';
import type { ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Card, Field, FieldError, Icon, Select, cx } from '../../ui/index.ts';
import { failureOf } from '../../features/forms/failure.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { usePanel } from '../panel-context.tsx';
import { checkFiles } from './order-file.ts';
import * as styles from './import.module.css';

/** The choice that leaves the basis to the rows of the file. */
const IN_FILE = 'file';
interface Chosen {
  file: File;
  /** Made with the choice of the file: sending it again after a lost answer does not take it in twice. */
  idempotencyKey: string;
}

export interface UploadFormProps {
  configs: readonly InvitationConfig[];
  onStarted(importId: string): void;
}

/** Basis, then the file: dropped, or chosen by button. Nothing is sent before the button says so. */
export function UploadForm({ configs, onStarted }: UploadFormProps) {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const client = useQueryClient();
  const picker = useRef<HTMLInputElement>(null);
  const [basis, setBasis] = useState('');
  const [configId, setConfigId] = useState('');
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [over, setOver] = useState(false);
  const [tried, setTried] = useState(false);

  const upload = useMutation({
    mutationFn: ({ file, idempotencyKey }: Chosen) =>
      api.upload({
        file,
        idempotencyKey,
        basis: basis === IN_FILE ? null : (basis as ContactBasis),
        configId: configId || null,
      }),
    onSuccess: (started) => {
      client.setQueryData(['import', company.id, started.id], started);
      void client.invalidateQueries({ queryKey: ['imports', company.id] });
      onStarted(started.id);
    },
  });

  const take = (files: readonly File[]) => {
    upload.reset();
    const wrong = checkFiles(files);
    const [file] = files;
    setFault(wrong && t(`import.file.${wrong}`, { name: file?.name ?? '' }));
    setChosen(wrong || !file ? null : { file, idempotencyKey: newKey() });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!upload.isPending) take([...event.dataTransfer.files]);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!chosen) picker.current?.click();
    else if (basis && !upload.isPending) upload.mutate(chosen);
  };

  return (
    <Card>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Field
          label={t('import.basis.label')}
          hint={t('import.basis.hint')}
          error={tried && !basis ? t('import.basis.missing') : undefined}
        >
          <Select value={basis} onChange={(event) => setBasis(event.target.value)}>
            <option value="">{t('account:fields.choose')}</option>
            {[...CONTACT_BASES, IN_FILE].map((one) => (
              <option key={one} value={one}>
                {t(`import.basis.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
        {configs.length > 1 && (
          <Field label={t('import.config')}>
            <Select value={configId} onChange={(event) => setConfigId(event.target.value)}>
              {configs.map(({ id, name }, index) => (
                <option key={id} value={index === 0 ? '' : id}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <div>
          <div
            className={cx(styles.drop, over && styles.over, chosen && styles.full)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDragLeave={(event) => !event.currentTarget.contains(event.relatedTarget as Node | null) && setOver(false)}
            onDrop={drop}
          >
            <Icon name={chosen ? 'file' : 'upload'} size={32} />
            <p className={styles.dropTitle}>
              {over ? t('import.drop.active') : (chosen?.file.name ?? t('import.drop.title'))}
            </p>
            <Button
              variant="secondary"
              size="small"
              disabled={upload.isPending}
              onClick={() => picker.current?.click()}
            >
              {t(chosen ? 'import.drop.another' : 'import.drop.choose')}
            </Button>
            <p className={styles.limits}>{t('import.drop.limits')}</p>
            <input
              ref={picker}
              className={styles.picker}
              type="file"
              accept=".csv,.tsv,.txt,text/csv"
              aria-label={t('import.drop.choose')}
              tabIndex={-1}
              onChange={(event) => {
                take([...(event.target.files ?? [])]);
                event.target.value = ''; // the same file again, corrected, must be noticed
              }}
            />
          </div>
          <FieldError>{fault ?? undefined}</FieldError>
        </div>
        {upload.isError && <Refusal failure={failureOf(upload.error)} />}
        {chosen && (
          <Button className={styles.send} type="submit" variant="accent" busy={upload.isPending}>
            {t(upload.isPending ? 'import.uploading' : 'import.drop.upload', { name: chosen.file.name })}
          </Button>
        )}
      </form>
    </Card>
  );
}

/** The whole file was refused: the engine's own words say why and what to do. */
function Refusal({ failure: { status, message, detail } }: { failure: ApiProblem }) {
  const { t } = useT('panel');
  const words = status >= 400 && status < 500 && detail !== null;
  return (
    <Alert tone="error" title={words ? message : t('errors.saveFailed')}>
      {words ? detail : t('import.uploadFailed')}
    </Alert>
  );
}
