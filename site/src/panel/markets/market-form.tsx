import { useMemo, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { EditMarket, currencyOf } from '@app/contracts/company/markets';
import type { Market, MarketList } from '@app/contracts/company/markets';
import { CurrencyOptions, LanguageOptions, TimeZoneOptions } from '../controls/options.tsx';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { countriesIn } from '../../lib/texts/countries.ts';
import { intlTag } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Row, Select, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { marketsApi } from './markets-api.ts';
import * as styles from './markets.module.css';

type Values = z.input<typeof EditMarket>;

interface MarketFormProps {
  /** Null = a new one. */
  market: Market | null;
  main: MarketList['main'];
  onDone(): void;
  onCancel(): void;
}

const blank = ({ country, language, currency, timeZone }: MarketList['main']): Values => ({
  code: '',
  name: '',
  country,
  language,
  currency,
  timeZone,
  website: '',
  address: '',
  postcode: '',
  city: '',
});

/** Facts of a market. Choosing the country of a new one fills in its code and currency. */
export function MarketForm({ market, main, onDone, onCancel }: MarketFormProps) {
  const { t, locale } = useT('panel');
  const api = useApi(marketsApi);
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const idempotencyKey = useRef(newIdempotencyKey());
  const [saved] = useState<Values>(market ?? blank(main));
  const form = useForm<Values, unknown, EditMarket>({
    resolver: contractResolver<Values, EditMarket>(EditMarket, words),
    defaultValues: saved,
  });
  const { register, handleSubmit, formState, setError, setValue } = form;
  const { company } = usePanel();
  const kept = useKeptChanges(form, {
    flow: market ? 'market' : 'new-market',
    id: market?.id ?? company.id,
    saved,
  });
  const { errors } = formState;
  const countries = useMemo(() => countriesIn(intlTag(locale)), [locale]);
  const save = useMutation({
    mutationFn: (input: EditMarket) => (market ? api.change(market.id, input) : api.add(input, idempotencyKey.current)),
    onSuccess: () => {
      kept.forget();
      onDone();
    },
    onError: (error) => {
      const failure = failureOf(error);
      // Another input is another request.
      if (failure.status) idempotencyKey.current = newIdempotencyKey();
      showServerErrors(failure, setError);
    },
  });
  const chooseCountry = (country: string) => {
    if (market) return;
    setValue('code', country.toLowerCase());
    setValue('currency', currencyOf(country));
  };
  return (
    <Card as="section" aria-label={market ? t('markets.editNamed', { name: market.name }) : t('markets.add')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit((input) => save.mutate(input))(event)}
      >
        <KeptNotice kept={kept} />
        <Field label={t('markets.fields.name')} hint={t('markets.nameHint')} error={errors.name?.message}>
          <TextInput autoComplete="off" autoFocus {...register('name')} />
        </Field>
        <div className={styles.pair}>
          <Field label={t('markets.fields.country')} error={errors.country?.message}>
            <Select {...register('country', { onChange: ({ target }) => chooseCountry(target.value) })}>
              {countries.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('markets.fields.code')} hint={t('markets.codeHint')} error={errors.code?.message}>
            <TextInput autoComplete="off" {...register('code')} />
          </Field>
        </div>
        <Field label={t('markets.fields.website')} hint={t('markets.websiteHint')} error={errors.website?.message}>
          <TextInput type="url" autoComplete="off" placeholder="https://" {...register('website')} />
        </Field>
        <div className={styles.pair}>
          <Field label={t('markets.fields.language')} hint={t('markets.languageHint')} error={errors.language?.message}>
            <Select {...register('language')}>
              <LanguageOptions />
            </Select>
          </Field>
          <Field label={t('markets.fields.currency')} error={errors.currency?.message}>
            <Select {...register('currency')}>
              <CurrencyOptions />
            </Select>
          </Field>
        </div>
        <Field label={t('markets.fields.timeZone')} hint={t('markets.timeZoneHint')} error={errors.timeZone?.message}>
          <Select {...register('timeZone')}>
            <TimeZoneOptions own={main.timeZone} />
          </Select>
        </Field>
        <Field label={t('profile.place.address')} error={errors.address?.message}>
          <TextInput autoComplete="off" {...register('address')} />
        </Field>
        <div className={styles.pair}>
          <Field label={t('profile.place.postcode')} error={errors.postcode?.message}>
            <TextInput autoComplete="off" {...register('postcode')} />
          </Field>
          <Field label={t('profile.place.city')} error={errors.city?.message}>
            <TextInput autoComplete="off" {...register('city')} />
          </Field>
        </div>
        {save.isError && failureOf(save.error).status !== 422 && <Alert tone="error">{failureWords(save.error)}</Alert>}
        <Row>
          <Button type="submit" busy={save.isPending}>
            {t('markets.save')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              kept.forget();
              onCancel();
            }}
          >
            {t('markets.cancel')}
          </Button>
        </Row>
      </form>
    </Card>
  );
}
