import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { PRODUCT_WIDGETS } from '@app/contracts/widgets/kinds';
import type { Widget } from '@app/contracts/widgets/widgets';
import { profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Field, Row, Select, TextArea } from '../../ui/index.ts';
import { usePanel } from '../panel-context.tsx';
import { PLATFORMS, VARIANTS, snippet } from './snippets.ts';
import type { Platform, Variant, WidgetManifest } from './snippets.ts';
import * as styles from './widgets.module.css';

async function readManifest(signal: AbortSignal): Promise<WidgetManifest | null> {
  const answer = await fetch('/widgets/manifest.json', { signal });
  return answer.ok ? ((await answer.json()) as WidgetManifest) : null;
}

/** The code to paste, by shop system, with the steps. It stays the same whatever is set later. */
export function WidgetCode({ widget }: { widget: Widget }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const [platform, setPlatform] = useState<Platform>('html');
  const [variant, setVariant] = useState<Variant>('script');
  const [copied, setCopied] = useState<string | null>(null);
  const manifest = useQuery({
    queryKey: ['widget-manifest'],
    queryFn: ({ signal }) => readManifest(signal),
    staleTime: 60_000,
  });
  const origin = typeof window === 'undefined' ? '' : window.location.origin;
  const { id, kind, settings } = widget;
  const link = {
    href: `${origin}${profilePath(locale, company.slug)}`,
    words: t('widgets.code.link', { company: company.name }),
  };
  const { layout } = settings;
  const code = snippet({ id, kind, layout, origin, link, manifest: manifest.data ?? null }, platform, variant);
  const copy = async () => {
    if (code === null) return;
    try {
      await navigator.clipboard.writeText(code);
      setCopied(code);
    } catch {
      setCopied(null);
    }
  };
  return (
    <Card as="section" className={styles.form}>
      <h2 className={styles.title}>{t('widgets.code.title')}</h2>
      <div className={styles.pair}>
        <Field label={t('widgets.code.platform')}>
          <Select value={platform} onChange={(event) => setPlatform(event.target.value as Platform)}>
            {Object.entries(PLATFORMS).map(([one, name]) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('widgets.code.variant')} hint={t(`widgets.code.hints.${variant}`)}>
          <Select value={variant} onChange={(event) => setVariant(event.target.value as Variant)}>
            {VARIANTS.map((one) => (
              <option key={one} value={one}>
                {t(`widgets.code.variants.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <p>{t(`widgets.code.steps.${platform}`)}</p>
      {PRODUCT_WIDGETS.includes(kind) && <p className={styles.quiet}>{t('widgets.code.sku')}</p>}
      <Field label={t('widgets.code.label')}>
        <TextArea
          className={styles.code}
          rows={7}
          readOnly
          spellCheck={false}
          value={code ?? t('widgets.code.missing')}
          onFocus={(event) => event.target.select()}
        />
      </Field>
      <Row>
        <Button variant="secondary" disabled={code === null} onClick={() => void copy()}>
          {t(code !== null && copied === code ? 'copy.done' : 'copy.action')}
        </Button>
      </Row>
      <p className={styles.quiet}>{t('widgets.code.live')}</p>
    </Card>
  );
}
