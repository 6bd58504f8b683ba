import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CONTACT_BASES } from '@app/contracts/invitations';
import type { ContactBasis, InvitationConfig } from '@app/contracts/invitations';
import type { OrderImportMapping } from '@app/contracts/inviting/order-imports';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, Skeleton } from '../../ui/index.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { FileDrop } from '../controls/file-drop.tsx';
import { faultOf } from '../import-parts/file-fault.ts';
import { Permitted, usePermission } from '../permissions.tsx';
import { useImportChoices } from './import-draft.ts';
import { orderImportsApi } from './order-imports-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { MappingForm } from './mapping-form.tsx';
import { beginningOf } from './order-file.ts';
import * as styles from './import.module.css';

const ENDINGS = /\.(csv|tsv|txt)$/i;
/** Option that leaves the basis to the rows of the file. */
const IN_FILE = 'file';
interface Chosen {
  file: File;
  /** Idempotency key of the chosen file: sending it again after a lost answer imports it once. */
  idempotencyKey: string;
  /** Null until the member changes the proposed one. */
  mapping: OrderImportMapping | null;
}

export interface UploadFormProps {
  configs: readonly InvitationConfig[];
  onStarted(importId: string): void;
}

/** Legal basis and file, dropped or chosen. Uploads on submit only. */
export function UploadForm({ configs, onStarted }: UploadFormProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(orderImportsApi);
  const client = useQueryClient();
  const permission = usePermission('order_imports.create');
  const picker = useRef<HTMLInputElement>(null);
  const { choices, choose, forget } = useImportChoices(company.id);
  const { basis } = choices;
  // One that was deleted meanwhile is not a choice any more.
  const configId = configs.some(({ id }) => id === choices.configId) ? choices.configId : '';
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [tried, setTried] = useState(false);

  const fileBasis = basis === '' || basis === IN_FILE ? null : (basis as ContactBasis);
  const preview = useQuery({
    queryKey: ['import-preview', company.id, chosen?.idempotencyKey, chosen?.mapping, fileBasis],
    queryFn: async ({ signal }) =>
      chosen && api.preview(await beginningOf(chosen.file), { basis: fileBasis, mapping: chosen.mapping }, signal),
    enabled: chosen !== null,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    // While a change of the mapping is tried, the form stays.
    placeholderData: (before, query) => (query?.queryKey[2] === chosen?.idempotencyKey ? before : undefined),
  });
  const mapping = chosen?.mapping ?? preview.data?.mapping ?? null;
  const complete = preview.data?.missing.length === 0;
  const upload = useMutation({
    mutationFn: ({ file, idempotencyKey }: Chosen) =>
      api.upload({ file, idempotencyKey, basis: fileBasis, configId: configId || null, mapping: mapping ?? {} }),
    onSuccess: (started) => {
      forget();
      client.setQueryData(['import', company.id, started.id], started);
      void client.invalidateQueries({ queryKey: ['imports', company.id] });
      onStarted(started.id);
    },
  });

  const take = (files: readonly File[]) => {
    upload.reset();
    const wrong = faultOf(files, ENDINGS);
    const [file] = files;
    setFault(wrong && t(`import.file.${wrong}`, { name: file?.name ?? '' }));
    if (wrong || !file) return setChosen(null);
    const mapping = choices.mapped?.fileName === file.name ? choices.mapped.mapping : null;
    setChosen({ file, idempotencyKey: newIdempotencyKey(), mapping });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!chosen) picker.current?.click();
    else if (basis && complete && !upload.isPending) upload.mutate(chosen);
  };

  return (
    <Card>
      <form className={styles.form} onSubmit={onSubmit} noValidate>
        <Permitted act="order_imports.create">
          <Field
            label={t('import.basis.label')}
            hint={t('import.basis.hint')}
            error={tried && !basis ? t('import.basis.missing') : undefined}
          >
            <Select value={basis} onChange={(event) => choose({ basis: event.target.value })}>
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
              <Select value={configId} onChange={(event) => choose({ configId: event.target.value })}>
                {configs.map(({ id, name }, index) => (
                  <option key={id} value={index === 0 ? '' : id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
          )}
          <FileDrop
            title={t('import.drop.title')}
            limits={t('import.drop.limits')}
            accept=".csv,.tsv,.txt,text/csv"
            fileName={chosen?.file.name ?? null}
            error={fault}
            disabled={upload.isPending || !permission.allowed}
            pickerRef={picker}
            onFiles={take}
          />
          {preview.isError && <Refusal failure={failureOf(preview.error)} onRetry={() => void preview.refetch()} />}
          {chosen && preview.isPending && (
            <div aria-busy="true">
              <Skeleton shape="block" />
            </div>
          )}
          {chosen && preview.data && mapping && (
            <MappingForm
              preview={{ ...preview.data, mapping }}
              onMap={(changed) => {
                upload.reset();
                choose({ mapped: { fileName: chosen.file.name, mapping: changed } });
                setChosen({ ...chosen, mapping: changed });
              }}
            />
          )}
          {upload.isError && <Refusal failure={failureOf(upload.error)} />}
          {chosen && preview.data && (
            <Button className={styles.send} type="submit" variant="accent" busy={upload.isPending} disabled={!complete}>
              {t(upload.isPending ? 'import.uploading' : 'import.drop.upload', { name: chosen.file.name })}
            </Button>
          )}
        </Permitted>
      </form>
    </Card>
  );
}

/** The whole file was rejected: shows the engine's message; what may pass can be tried again. */
function Refusal({ failure: { status, message, detail }, onRetry }: { failure: ApiProblem; onRetry?: () => void }) {
  const { t } = useT('panel');
  const words = status >= 400 && status < 500 && detail !== null;
  return (
    <Alert tone="error" title={words ? message : t('errors.saveFailed')}>
      <p>{words ? detail : t('import.uploadFailed')}</p>
      {onRetry && !words && (
        <Button variant="secondary" size="small" onClick={onRetry}>
          {t('errors.again')}
        </Button>
      )}
    </Alert>
  );
}
