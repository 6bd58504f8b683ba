import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { Logo } from './logo.tsx';
import { PictureList } from './picture-list.tsx';
import { picturesApi } from './pictures-api.ts';
import { ProductPictures } from './product-pictures.tsx';
import * as styles from './pictures.module.css';

/** Settings › Logo and pictures. */
export function Pictures() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(picturesApi);
  const permission = usePermission('pictures.write');
  const { data, error, refetch } = useQuery({
    queryKey: ['pictures', company.id],
    queryFn: ({ signal }) => api.pictures(signal),
  });
  return (
    <>
      <PageHead title={t('pictures.title')} lead={t('pictures.lead')} />
      <div className={styles.stack}>
        {data ? (
          <>
            <Logo logo={data.logo} permission={permission} />
            <PictureList pictures={data.pictures} permission={permission} />
          </>
        ) : error ? (
          <LoadFailed error={error} onRetry={() => void refetch()} />
        ) : (
          <Card aria-busy="true">
            <Skeleton shape="block" />
            <Skeleton short />
          </Card>
        )}
        <ProductPictures />
      </div>
    </>
  );
}
