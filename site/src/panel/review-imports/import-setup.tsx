import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { GRADE_SCALES } from '@app/contracts/imports';
import type { GradeScale } from '@app/contracts/imports';
import { REVIEW_SOURCES } from '@app/contracts/reviews';
import type { ReviewSource } from '@app/contracts/reviews';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, Skeleton } from '../../ui/index.ts';
import { FileDrop } from '../controls/file-drop.tsx';
import { faultOf } from '../import-parts/file-fault.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { MarketSelect } from '../markets/market-select.tsx';
import { useMarketChoice } from '../markets/use-markets.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { ColumnMapping } from './column-mapping.tsx';
import { useImportChoices } from './import-choices.ts';
import { ImportSample } from './import-sample.tsx';
import { reviewImportsApi } from './review-imports-api.ts';
import * as styles from './review-imports.module.css';

const ENDINGS = /\.(csv|tsv|txt|json)$/i;

/** Source, file and mapping, with the first rows as they would be imported. */
export function ImportSetup({ onStarted }: { onStarted(id: string): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewImportsApi);
  const client = useQueryClient();
  const { choices, choose, forget } = useImportChoices(company.id);
  const { source, scale, mapped } = choices;
  const markets = useMarketChoice();
  // One that was chosen in an earlier visit may be archived by now.
  const market = markets?.open.some(({ code }) => code === choices.market) ? choices.market : '';
  const [chosen, setChosen] = useState<{ file: File; key: string } | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const mapping = mapped !== null && mapped.fileName === chosen?.file.name ? mapped.mapping : null;

  const preview = useQuery({
    queryKey: ['review-import-preview', company.id, chosen?.key, source, scale, market, mapping],
    queryFn: ({ signal }) => api.preview({ file: chosen!.file, source, scale, market, mapping }, signal),
    enabled: chosen !== null,
    staleTime: Infinity,
    // While another mapping is tried; never the rows of another file.
    placeholderData: (previous, query) => (query?.queryKey[2] === chosen?.key ? previous : undefined),
  });
  const start = useMutation({
    mutationFn: () =>
      api.start({ file: chosen!.file, source, scale, market, mapping: mapping ?? preview.data!.mapping }),
    onSuccess: (started) => {
      forget();
      client.setQueryData(['review-import', company.id, started.id], started);
      void client.invalidateQueries({ queryKey: ['review-imports', company.id] });
      onStarted(started.id);
    },
  });
  const take = (files: readonly File[]) => {
    const wrong = faultOf(files, ENDINGS);
    const [file] = files;
    start.reset();
    setFault(wrong && t(`reviewImports.file.${wrong}`, { name: file?.name ?? '' }));
    setChosen(wrong || !file ? null : { file, key: newIdempotencyKey() });
  };
  const missing = preview.data?.missing ?? [];

  return (
    <>
      <Card className={styles.setup}>
        <div className={styles.pair}>
          <Field label={t('reviewImports.source.label')} hint={t('reviewImports.source.hint')}>
            <Select value={source} onChange={(event) => choose({ source: event.target.value as ReviewSource })}>
              {REVIEW_SOURCES.map((one) => (
                <option key={one} value={one}>
                  {t(`reviews:sources.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('reviewImports.scale.label')} hint={t('reviewImports.scale.hint')}>
            <Select value={scale} onChange={(event) => choose({ scale: Number(event.target.value) as GradeScale })}>
              {GRADE_SCALES.map((one) => (
                <option key={one} value={one}>
                  {t(`reviewImports.scale.upTo${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        {markets && (
          <Field label={t('reviewImports.market.label')} hint={t('reviewImports.market.hint')}>
            <MarketSelect
              choice={markets}
              value={market}
              onChange={(event) => choose({ market: event.target.value })}
            />
          </Field>
        )}
        <FileDrop
          title={t('reviewImports.file.drop')}
          limits={t('reviewImports.file.limits')}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          fileName={chosen?.file.name ?? null}
          error={fault}
          disabled={start.isPending}
          onFiles={take}
        />
        {chosen && preview.isPending && (
          <div aria-busy="true">
            <Skeleton shape="block" />
          </div>
        )}
        {preview.isError && <Refusal error={preview.error} onRetry={() => void preview.refetch()} />}
      </Card>
      {preview.data && (
        <>
          <Card as="section" className={styles.setup}>
            <h2 className={styles.heading}>{t('reviewImports.mapping.title')}</h2>
            <p className={styles.quiet}>{t('reviewImports.mapping.text', { count: preview.data.rows })}</p>
            <ColumnMapping
              columns={preview.data.columns}
              mapping={mapping ?? preview.data.mapping}
              missing={missing}
              withMarkets={markets !== null}
              onChange={(changed) => choose({ mapped: { fileName: chosen!.file.name, mapping: changed } })}
            />
          </Card>
          <ImportSample sample={preview.data.sample} busy={preview.isFetching} />
          {start.isError && <Refusal error={start.error} onRetry={() => start.mutate()} />}
          {missing.length > 0 && (
            <p className={styles.quiet} id="import-missing">
              {t('reviewImports.mapping.missing', {
                fields: missing.map((field) => t(`reviewImports.fields.${field}`)).join(', '),
              })}
            </p>
          )}
          <div>
            <Button
              variant="accent"
              disabled={missing.length > 0 || preview.isFetching}
              aria-describedby={missing.length > 0 ? 'import-missing' : undefined}
              busy={start.isPending}
              onClick={() => start.mutate()}
            >
              {t('reviewImports.start', { count: preview.data.rows })}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

/** The file was refused: shows the engine's message. */
function Refusal({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useT('panel');
  const words = useFailureMessage();
  const { status, message, detail } = failureOf(error);
  if (status === 402) return <PlanLacks error={error} onRetry={onRetry} />;
  const known = status >= 400 && status < 500 && detail !== null;
  return (
    <Alert tone="error" title={known ? message : t('reviewImports.failed')}>
      <p>{known ? detail : words(error)}</p>
      {!known && (
        <Button size="small" variant="secondary" onClick={onRetry}>
          {t('errors.again')}
        </Button>
      )}
    </Alert>
  );
}
