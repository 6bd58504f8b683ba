import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { Permitted } from '../permissions.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { productOfAddress } from './product-of-address.ts';
import { sharingApi } from './sharing-api.ts';
import * as styles from './sharing.module.css';

const Typed = z.object({ words: z.string(), productId: z.string(), address: z.string() });
const EMPTY: z.infer<typeof Typed> = { words: '', productId: '', address: '' };

/** Asks another shop: a product of one's own, and the page of the same product at the other shop. */
export function RequestForm({ onRequested }: { onRequested(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(sharingApi);
  const failureWords = useFailureMessage();
  const idempotencyKey = useRef(newIdempotencyKey());
  const [typed, setTyped, kept] = useKeptState({ flow: 'review-share', id: company.id, saved: EMPTY }, Typed);
  const { words, productId, address } = typed;
  const [wrong, setWrong] = useState<{ product?: string; address?: string }>({});
  const products = useQuery({
    queryKey: ['products-to-share', company.id, words],
    queryFn: ({ signal }) => api.products(words.trim(), signal),
    placeholderData: keepPreviousData,
  });
  const request = useMutation({
    mutationFn: (sourceProductId: string) => api.request({ productId, sourceProductId }, idempotencyKey.current),
    onSuccess: () => {
      idempotencyKey.current = newIdempotencyKey();
      setTyped({ ...typed, address: '' });
      kept.forget();
      onRequested();
    },
    onError: (error) => {
      const { status, errors } = failureOf(error);
      // Another input is another request.
      if (status) idempotencyKey.current = newIdempotencyKey();
      if (errors.some(({ path }) => path === 'sourceProductId')) setWrong({ address: t('sharing.unusable') });
      else if (errors.length > 0) setWrong({ product: t('sharing.choose') });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const source = productOfAddress(address);
    setWrong({
      ...(productId === '' && { product: t('sharing.choose') }),
      ...(source === null && { address: t('sharing.noAddress') }),
    });
    if (source !== null && productId !== '' && !request.isPending) request.mutate(source);
  };
  const { status } = failureOf(request.error);
  return (
    <Card as="section">
      <form className={styles.form} noValidate onSubmit={submit}>
        <Permitted act="sharing.request">
          <KeptNotice kept={kept} />
          <div className={styles.fields}>
            <Field label={t('sharing.search')}>
              <TextInput
                type="search"
                value={words}
                onChange={(event) => setTyped({ ...typed, words: event.target.value })}
              />
            </Field>
            <Field label={t('sharing.own')} error={wrong.product}>
              <Select value={productId} onChange={(event) => setTyped({ ...typed, productId: event.target.value })}>
                <option value="">{t('sharing.choose')}</option>
                {(products.data?.items ?? []).map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('sharing.address')} hint={t('sharing.addressHint')} error={wrong.address}>
              <TextInput
                type="url"
                value={address}
                onChange={(event) => setTyped({ ...typed, address: event.target.value })}
              />
            </Field>
            <Button type="submit" busy={request.isPending}>
              {t('sharing.request')}
            </Button>
          </div>
        </Permitted>
        <p role="status">{request.isSuccess && address === '' ? t('sharing.sent') : ''}</p>
      </form>
      {request.isError && status === 402 && <PlanLacks error={request.error} onRetry={request.reset} />}
      {request.isError && status !== 402 && status !== 422 && <Alert tone="error">{failureWords(request.error)}</Alert>}
    </Card>
  );
}
