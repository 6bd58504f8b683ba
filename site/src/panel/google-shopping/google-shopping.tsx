import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProductReviewFeed } from '@app/contracts/sharing/product-review-feed';
import { formatDate, formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Card, Skeleton } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { CopyField } from '../controls/copy-field.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { googleShoppingApi } from './google-shopping-api.ts';
import { ProductIdentifiers } from './product-identifiers.tsx';
import * as styles from './google-shopping.module.css';

/** Google shows stars from as many reviews on: https://support.google.com/merchants/answer/6059553. */
const ENOUGH = 50;

/** Google Shopping: the address of the file, what is in it, and what products are known by. */
export function GoogleShopping() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(googleShoppingApi);
  const feed = useQuery({
    queryKey: ['product-review-feed', company.id],
    queryFn: ({ signal }) => api.feed(signal),
  });
  return (
    <>
      <PageHead title={t('googleShopping.title')} lead={t('googleShopping.lead')} />
      {feed.data ? (
        <div className={styles.page}>
          <Feed feed={feed.data} />
          <ProductIdentifiers />
        </div>
      ) : feed.isError ? (
        <Card>
          <PlanLacks error={feed.error} onRetry={() => void feed.refetch()} />
        </Card>
      ) : (
        <Card aria-busy="true">
          <Skeleton shape="block" />
        </Card>
      )}
    </>
  );
}

function Feed({ feed }: { feed: ProductReviewFeed }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(googleShoppingApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [asking, setAsking] = useState(false);
  const renew = useMutation({
    mutationFn: () => api.renew(),
    onSuccess: (made) => {
      setAsking(false);
      client.setQueryData(['product-review-feed', company.id], made);
    },
  });
  const { url, createdAt } = feed;
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('googleShopping.file')}</h2>
      <p className={styles.quiet}>{t('googleShopping.fileText')}</p>
      {url && <CopyField label={t('googleShopping.address')} value={url} />}
      <div className={styles.row}>
        <ActButton
          act="product_review_feed.write"
          variant={url ? 'quiet' : 'primary'}
          busy={renew.isPending}
          onClick={() => (url ? setAsking(true) : renew.mutate())}
        >
          {t(url ? 'googleShopping.renew' : 'googleShopping.make')}
        </ActButton>
        {createdAt && (
          <span className={styles.quiet}>
            {t('googleShopping.since', { date: formatDate(locale, createdAt, { timeZone: company.timeZone }) })}
          </span>
        )}
      </div>
      {renew.isError && <Alert tone="error">{failureWords(renew.error)}</Alert>}
      <dl className={styles.counts}>
        {(['reviews', 'products', 'withGtin', 'withoutAddress', 'imported'] as const).map((key) => (
          <div key={key}>
            <dt>{t(`googleShopping.${key}`)}</dt>
            <dd>{formatNumber(locale, feed[key])}</dd>
          </div>
        ))}
      </dl>
      {feed.reviews < ENOUGH && <p className={styles.quiet}>{t('googleShopping.few')}</p>}
      {asking && (
        <ConfirmDialog
          title={t('googleShopping.confirm')}
          confirm={t('googleShopping.yes')}
          cancel={t('googleShopping.no')}
          busy={renew.isPending}
          onConfirm={() => renew.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{t('googleShopping.confirmText')}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
