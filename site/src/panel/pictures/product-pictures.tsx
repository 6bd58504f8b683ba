import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyProduct } from '@app/contracts/product-features';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, FieldError, Mark } from '../../ui/index.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { usePermission, WhyNot } from '../permissions.tsx';
import { ProductList } from '../products/product-list.tsx';
import { FileButton } from './file-button.tsx';
import { picturesApi } from './pictures-api.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';
import * as styles from './pictures.module.css';

/** Milliseconds between looks while a picture is being fetched. */
const LOOK_MS = 4_000;

/** Products with their pictures: where they come from, why one is missing, and an upload of one's own. */
export function ProductPictures() {
  const { t } = useT('panel');
  const permission = usePermission('products.write');
  return (
    <Card as="section" className={styles.card} aria-labelledby="product-pictures-title">
      <h2 id="product-pictures-title" className={styles.title}>
        {t('pictures.products.title')}
      </h2>
      <p className={styles.muted}>{t('pictures.products.lead')}</p>
      <ProductList
        name="pictures"
        emptyText={t('pictures.products.noneText')}
        nextLook={(rows) => (rows.some(({ picture }) => picture.awaited) ? LOOK_MS : false)}
      >
        {(rows, busy) => (
          <ul className={styles.products} aria-busy={busy || undefined}>
            {rows.map((product) => (
              <ProductRow key={product.id} product={product} editable={permission.allowed} />
            ))}
          </ul>
        )}
      </ProductList>
      <WhyNot permission={permission} />
    </Card>
  );
}

function ProductRow({ product, editable }: { product: CompanyProduct; editable: boolean }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(picturesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const { id, name, picture } = product;
  const refresh = () => client.invalidateQueries({ queryKey: ['products', company.id] });
  const uploads = useUploads((file, watch) => api.setProductPicture(id, file, watch), refresh);
  const act = useMutation({ mutationFn: (run: () => Promise<void>) => run(), onSuccess: refresh });
  const state = picture.awaited ? 'awaited' : picture.uploaded ? 'uploaded' : picture.urls ? 'order' : 'none';
  return (
    <li className={styles.product}>
      <Mark id={id} name={name} picture={picture.urls} />
      <div className={styles.productText}>
        <strong>{name}</strong>
        <span className={styles.muted}>{t(`pictures.products.states.${state}`)}</span>
        {picture.failure && <FieldError>{t(`pictures.products.failures.${picture.failure}`)}</FieldError>}
        {act.isError && <FieldError>{failureWords(act.error)}</FieldError>}
        <UploadList uploads={uploads} />
      </div>
      <div className={styles.productActs}>
        {picture.failure && !picture.awaited && (
          <Button
            variant="quiet"
            size="small"
            disabled={!editable || act.isPending}
            aria-label={t('pictures.products.fetch', { product: name })}
            onClick={() => act.mutate(() => api.fetchProductPicture(id))}
          >
            {t('pictures.products.fetchShort')}
          </Button>
        )}
        {picture.urls && (
          <Button
            variant="quiet"
            size="small"
            disabled={!editable || act.isPending}
            aria-label={t('pictures.products.remove', { product: name })}
            onClick={() => act.mutate(() => api.removeProductPicture(id))}
          >
            {t('pictures.products.removeShort')}
          </Button>
        )}
        <FileButton
          compact
          disabled={!editable}
          label={t('pictures.products.upload', { product: name })}
          onFiles={(files) => uploads.start(files.slice(0, 1))}
        >
          {t(picture.urls ? 'pictures.products.replace' : 'pictures.products.uploadShort')}
        </FileButton>
      </div>
    </li>
  );
}
