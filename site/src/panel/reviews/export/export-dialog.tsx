import { useId, useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { EXPORT_DAYS, EXPORT_FORMATS } from '@app/contracts/company-reviews/exports';
import type { ReviewExport } from '@app/contracts/company-reviews/exports';
import { API_BASE } from '../../../lib/api/api.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { formatBytes, formatNumber } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Choice, Choices } from '../../../ui/controls/choices.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert, Button, Icon, LinkButton } from '../../../ui/index.ts';
import { formatCompanyTime } from '../../format-time.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { WhyNot, usePermission } from '../../permissions.tsx';
import { countFilters } from '../list/review-filters.ts';
import type { ReviewFilters } from '../list/review-filters.ts';
import { exportApi } from './export-api.ts';
import * as styles from './export.module.css';

const POLL_MS = 1_500;
/** Download links are valid for 15 minutes. */
const REFRESH_MS = 10 * 60_000;

/** Exports all reviews that match the filters into a file, and lists the files that are kept. */
export function ExportDialog({ filters, onClose }: { filters: ReviewFilters; onClose(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(exportApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [format, setFormat] = useState<ReviewExport['format']>('csv');
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey);
  const why = useId();
  const permission = usePermission('reviews.export');
  const queryKey = ['review-exports', company.id];
  const list = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.exports(signal),
    enabled: permission.allowed,
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ state }) => state === 'running') ? POLL_MS : REFRESH_MS,
  });
  const { sort: _, ...filter } = filters;
  const start = useMutation({
    mutationFn: () => api.createExport(format, filter, idempotencyKey),
    onSuccess: () => {
      setIdempotencyKey(newIdempotencyKey());
      return client.invalidateQueries({ queryKey });
    },
  });
  const failure = start.isError ? failureOf(start.error) : null;
  const files = list.data?.items ?? [];
  return (
    <Dialog title={t('reviews.export.title')} close={t('common:actions.close')} onClose={onClose}>
      <div className={styles.form}>
        <p>
          {t(countFilters(filters) > 0 ? 'reviews.export.filtered' : 'reviews.export.all')}{' '}
          {t('reviews.export.text', { count: EXPORT_DAYS })}
        </p>
        <Choices row legend={t('reviews.export.format')}>
          {EXPORT_FORMATS.map((one) => (
            <Choice key={one} name="format" checked={format === one} onChange={() => setFormat(one)}>
              {t(`reviews.export.formats.${one}`)}
            </Choice>
          ))}
        </Choices>
        {failure && (
          <Alert tone="error">{failure.errors[0]?.message ?? failure.detail ?? failureWords(start.error)}</Alert>
        )}
        <Button
          busy={start.isPending}
          disabled={!permission.allowed}
          aria-describedby={why}
          onClick={() => start.mutate()}
        >
          {t('reviews.export.start')}
        </Button>
        <WhyNot permission={permission} id={why} />
        {files.length > 0 && (
          <ul className={styles.files} aria-label={t('reviews.export.list')}>
            {files.map((file) => (
              <ExportedFile key={file.id} file={file} />
            ))}
          </ul>
        )}
        {list.isError && <Alert tone="error">{failureWords(list.error)}</Alert>}
      </div>
    </Dialog>
  );
}

/** One export: how far it is, or where it is downloaded. */
function ExportedFile({ file: { format, state, rows, progress, bytes, createdAt, url } }: { file: ReviewExport }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const facts = [
    formatCompanyTime(locale, createdAt, company.timeZone),
    t('reviews.export.rows', { count: rows, number: formatNumber(locale, rows) }),
    bytes === null ? null : formatBytes(locale, bytes),
    state === 'failed' ? t('reviews.export.failed') : null,
  ];
  return (
    <li className={styles.file}>
      <span className={styles.grow}>
        <strong>{format.toUpperCase()}</strong>{' '}
        <span className={styles.note} role="status">
          {facts.filter((fact) => fact !== null).join(' · ')}
        </span>
        {state === 'running' && (
          <progress className={styles.progress} max={100} value={progress} aria-label={t('reviews.export.progress')} />
        )}
      </span>
      {url !== null && (
        <LinkButton
          href={API_BASE + url}
          variant="secondary"
          size="small"
          download
          icon={<Icon name="download" size={18} />}
        >
          {t('reviews.export.download')}
        </LinkButton>
      )}
    </li>
  );
}
