import { useQuery } from '@tanstack/react-query';
import type { OrderImport } from '@app/contracts/inviting/order-imports';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { ImportTable } from '../import-parts/import-table.tsx';
import { orderImportsApi } from './order-imports-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import * as styles from './import.module.css';

type Row = Omit<OrderImport, 'problems'>;

/** Earlier imports; hidden while there are none. */
export function ImportHistory({ shown, onShow }: { shown: string | null; onShow(id: string): void }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(orderImportsApi);
  const imports = useQuery({ queryKey: ['imports', company.id], queryFn: ({ signal }) => api.imports(signal) });
  const rows = (imports.data?.items ?? []).filter(({ id }) => id !== shown);
  if (rows.length === 0) return null;

  const result = ({ state, accepted, rejected }: Row) =>
    state === 'done'
      ? t('import.history.summary', {
          accepted: formatNumber(locale, accepted),
          rejected: formatNumber(locale, rejected),
        })
      : t(`import.history.${state}`);
  return (
    <section>
      <h2 className={styles.sectionTitle}>{t('import.history.title')}</h2>
      <ImportTable rows={rows} result={result} onShow={onShow} />
    </section>
  );
}
