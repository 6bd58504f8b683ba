import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { accentContrast } from '@app/contracts/widgets/contrast';
import { PRODUCT_WIDGETS } from '@app/contracts/widgets/kinds';
import type { Widget, WidgetSettings } from '@app/contracts/widgets/widgets';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Field, Skeleton, TextInput, cx } from '../../ui/index.ts';
import { Choice, Choices } from '../../ui/controls/choices.tsx';
import { useApi } from '../panel-context.tsx';
import { widgetsApi } from './widgets-api.ts';
import * as styles from './widgets.module.css';

const BACKGROUNDS = ['light', 'dark', 'page'] as const;
type Background = (typeof BACKGROUNDS)[number];

const PAUSE_MS = 400;

/** A value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** The address of a page that can be framed here; null for anything else. */
function pageAddress(text: string): string | null {
  const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (text.trim() === '' || !URL.canParse(full)) return null;
  const url = new URL(full);
  return url.protocol === 'https:' && url.hostname.includes('.') ? url.href : null;
}

/** The widget as its script draws it with what is set now: on light, on dark, and over a page of the merchant. */
export function WidgetPreview({ widget, settings }: { widget: Widget; settings: WidgetSettings }) {
  const { t, locale } = useT('panel');
  const api = useApi(widgetsApi);
  const [background, setBackground] = useState<Background>('light');
  const [address, setAddress] = useState('');
  const [product, setProduct] = useState('');
  const chosen = useSettled(settings);
  const shownProduct = useSettled(product);
  const page = useSettled(pageAddress(address));
  const drawable = chosen.accent === null || accentContrast(chosen.accent).enough;
  const preview = useQuery({
    queryKey: ['widget-preview', widget.id, chosen],
    queryFn: ({ signal }) => api.preview(widget.id, chosen, signal),
    enabled: drawable,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const { id, kind } = widget;
  const query = new URLSearchParams({ locale, preview: preview.data?.preview ?? '' });
  if (shownProduct) query.set('product', shownProduct);
  const more = kind === 'survey-form' ? ' allow-forms allow-same-origin' : '';
  return (
    <Card as="section" className={styles.form}>
      <h2 className={styles.title}>{t('widgets.preview.title')}</h2>
      <Choices row legend={t('widgets.preview.background')}>
        {BACKGROUNDS.map((one) => (
          <Choice
            key={one}
            name="background"
            value={one}
            checked={one === background}
            onChange={() => setBackground(one)}
          >
            {t(`widgets.preview.${one}`)}
          </Choice>
        ))}
      </Choices>
      {background === 'page' && (
        <Field label={t('widgets.preview.address')} hint={t('widgets.preview.addressHint')}>
          <TextInput
            type="url"
            inputMode="url"
            placeholder="https://shop.example"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
      )}
      {PRODUCT_WIDGETS.includes(kind) && (
        <Field label={t('widgets.preview.product')} hint={t('widgets.preview.productHint')}>
          <TextInput autoComplete="off" value={product} onChange={(event) => setProduct(event.target.value)} />
        </Field>
      )}
      {preview.isError ? (
        <Alert tone="error">{t('widgets.preview.failed')}</Alert>
      ) : !preview.data ? (
        <Skeleton shape="block" />
      ) : (
        <div className={cx(styles.stage, background === 'dark' && styles.dark)}>
          {background === 'page' && page && (
            <iframe
              className={styles.under}
              src={page}
              title={t('widgets.preview.page')}
              sandbox="allow-scripts allow-same-origin"
              referrerPolicy="no-referrer"
            />
          )}
          <iframe
            className={styles.frame}
            src={`/widgets/frame/${id}?${query.toString()}`}
            title={t('widgets.preview.title')}
            sandbox={`allow-scripts allow-popups allow-popups-to-escape-sandbox${more}`}
          />
        </div>
      )}
    </Card>
  );
}
