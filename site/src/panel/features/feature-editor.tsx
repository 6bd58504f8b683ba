import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FeatureDefinition } from '@app/contracts/product-features';
import { FEATURE_END_MAX, FEATURE_NAME_MAX, MAX_FEATURES } from '@app/contracts/product-features';
import { type Locale } from '@app/locales/manifest.ts';
import { z } from 'zod';
import { LanguageOptions } from '../controls/options.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, Row, Select, TextInput } from '../../ui/index.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { featuresApi } from './features-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { Permitted } from '../permissions.tsx';
import type { Scope } from './scope.ts';
import * as styles from './features.module.css';

const PARTS = ['name', 'low', 'high'] as const;
const LONGEST = { name: FEATURE_NAME_MAX, low: FEATURE_END_MAX, high: FEATURE_END_MAX } as const;
type Draft = FeatureDefinition & { key: number };
const KeptDrafts = z.custom<Draft[]>((kept) => Array.isArray(kept));

/** Editor of a feature set, one language at a time. */
export function FeatureEditor({ scope, features }: { scope: Scope; features: readonly FeatureDefinition[] }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(featuresApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [language, setLanguage] = useState<Locale>(locale);
  const { category, productId } = scope;
  const [drafts, setDrafts, kept] = useKeptState(
    {
      flow: `product-features.${category ?? ''}`,
      id: productId ?? company.id,
      saved: features.map((feature, key) => ({ ...feature, key })),
    },
    KeptDrafts,
  );
  const next = Math.max(-1, ...drafts.map(({ key }) => key)) + 1;
  const save = useMutation({
    mutationFn: () =>
      api.saveFeatureSet({ category, productId, features: drafts.map(({ key: _, ...feature }) => feature) }),
    onSuccess: (sets) => {
      kept.forget();
      client.setQueryData(['product-features', company.id], sets);
    },
  });
  const problem = save.error && failureOf(save.error);
  const wrong = (at: number, part: string): string | undefined =>
    problem?.errors.find(({ path }) => path.startsWith(`features.${at}.${part}`))?.message;
  const change = (changed: Draft[]) => {
    save.reset();
    setDrafts(changed);
  };
  const write = (at: number, part: (typeof PARTS)[number], words: string) =>
    change(
      drafts.map((draft, index) => {
        if (index !== at) return draft;
        const { [language]: _, ...others } = draft[part];
        return { ...draft, [part]: words === '' ? others : { ...others, [language]: words } };
      }),
    );

  return (
    <form
      className={styles.form}
      aria-label={t('features.title')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate();
      }}
    >
      <Field label={t('features.language')} hint={t('features.languageHint')}>
        <Select value={language} onChange={(event) => setLanguage(event.target.value as Locale)}>
          <LanguageOptions />
        </Select>
      </Field>
      <KeptNotice kept={kept} />
      <Permitted act="product_features.write">
        {drafts.length === 0 && <p className={styles.muted}>{t('features.none')}</p>}
        {drafts.map((draft, at) => (
          <fieldset key={draft.key} className={styles.feature}>
            <legend className={styles.legend}>{t('features.nth', { number: at + 1 })}</legend>
            {PARTS.map((part) => (
              <Field key={part} label={t(`features.${part}`)} error={wrong(at, part)}>
                <TextInput
                  value={draft[part][language] ?? ''}
                  maxLength={LONGEST[part]}
                  placeholder={Object.values(draft[part])[0]}
                  onChange={(event) => write(at, part, event.target.value)}
                />
              </Field>
            ))}
            <Button
              variant="quiet"
              size="small"
              aria-label={t('features.removeNth', { number: at + 1 })}
              onClick={() => change(drafts.filter((_, index) => index !== at))}
            >
              {t('features.remove')}
            </Button>
          </fieldset>
        ))}
        {problem && (
          <Alert tone="error" title={t('errors.saveFailed')}>
            {problem.errors.length === 0 && (problem.detail ?? failureWords(save.error))}
          </Alert>
        )}
        {save.isSuccess && <Alert tone="success">{t('features.saved')}</Alert>}
        <Row>
          <Button type="submit" busy={save.isPending}>
            {t('features.save')}
          </Button>
          {drafts.length < MAX_FEATURES && (
            <Button variant="secondary" onClick={() => change([...drafts, { key: next, name: {}, low: {}, high: {} }])}>
              {t('features.add')}
            </Button>
          )}
        </Row>
      </Permitted>
    </form>
  );
}
