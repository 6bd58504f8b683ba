import { useQuery } from '@tanstack/react-query';
import type { ReviewImportList } from '@app/contracts/imports';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Skeleton } from '../../ui/index.ts';
import { ImportTable } from '../import-parts/import-table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { reviewImportsApi } from './review-imports-api.ts';
import * as styles from './review-imports.module.css';

type Row = ReviewImportList['items'][number];

/** Earlier imports. */
export function ImportHistory({ shown, onShow }: { shown: string | null; onShow(id: string): void }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewImportsApi);
  const imports = useQuery({
    queryKey: ['review-imports', company.id],
    queryFn: ({ signal }) => api.reviewImports(signal),
  });
  const rows = (imports.data?.items ?? []).filter(({ id }) => id !== shown);
  const result = ({ state, accepted, rejected, duplicates }: Row) =>
    state === 'done'
      ? t('reviewImports.summary', {
          accepted: formatNumber(locale, accepted),
          duplicates: formatNumber(locale, duplicates),
          rejected: formatNumber(locale, rejected),
        })
      : t(`import.history.${state}`);
  return (
    <section>
      <h2 className={styles.heading}>{t('import.history.title')}</h2>
      {imports.isPending ? (
        <div aria-busy="true">
          <Skeleton />
        </div>
      ) : !imports.data ? (
        <LoadFailed error={imports.error} onRetry={() => void imports.refetch()} />
      ) : rows.length > 0 ? (
        <ImportTable
          rows={rows}
          extra={{
            key: 'source',
            header: t('reviewImports.source.label'),
            cell: ({ source }) => t(`reviews:sources.${source}`),
          }}
          result={result}
          onShow={onShow}
        />
      ) : (
        <p className={styles.quiet}>{t('reviewImports.none')}</p>
      )}
    </section>
  );
}
