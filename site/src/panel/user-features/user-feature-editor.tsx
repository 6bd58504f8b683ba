import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@app/contracts/common';
import { MAX_USER_FEATURES } from '@app/contracts/company/user-features';
import type { UserFeatureDefinition } from '@app/contracts/company/user-features';
import { z } from 'zod';
import { LanguageOptions } from '../controls/options.tsx';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, Row, Select } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { Permitted } from '../permissions.tsx';
import { draftOf, newFeature } from './drafts.ts';
import type { FeatureDraft } from './drafts.ts';
import { FeatureFields } from './feature-fields.tsx';
import { userFeaturesApi } from './user-features-api.ts';
import * as styles from './user-features.module.css';

const KeptDrafts = z.custom<FeatureDraft[]>((kept) => Array.isArray(kept));

export interface UserFeatureEditorProps {
  category: string | null;
  features: readonly UserFeatureDefinition[];
}

/** Editor of what reviewers are asked in one category, one language at a time. */
export function UserFeatureEditor({ category, features }: UserFeatureEditorProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(userFeaturesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [language, setLanguage] = useState<Locale>(locale);
  const [edited, setEdited, kept] = useKeptState(
    { flow: `user-features.${category ?? ''}`, id: company.id, saved: features.map(draftOf) },
    KeptDrafts,
  );
  const save = useMutation({
    mutationFn: () =>
      api.save({
        category,
        features: edited.map(({ key: _, choices, ...feature }) => ({
          ...feature,
          choices: choices.map(({ key: _key, ...choice }) => choice),
        })),
      }),
    onSuccess: (sets) => {
      kept.forget();
      client.setQueryData(['user-features', company.id], sets);
    },
  });
  const problem = save.error && failureOf(save.error);
  const change = (next: FeatureDraft[]) => {
    save.reset();
    setEdited(next);
  };
  return (
    <form
      className={styles.form}
      aria-label={t('userFeatures.title')}
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
      <Permitted act="user_features.write">
        <KeptNotice kept={kept} />
        {edited.length === 0 && <p className={styles.muted}>{t('userFeatures.none')}</p>}
        {edited.map((feature, at) => (
          <FeatureFields
            key={feature.key}
            number={at + 1}
            feature={feature}
            language={language}
            errorAt={(path) =>
              problem?.errors.find((error) => error.path === path || error.path.startsWith(`${path}.`))?.message
            }
            onChange={(next) => change(edited.map((one) => (one.key === feature.key ? next : one)))}
            onRemove={() => change(edited.filter(({ key }) => key !== feature.key))}
          />
        ))}
        {problem && (
          <Alert tone="error" title={t('errors.saveFailed')}>
            {problem.errors.length === 0 && (problem.detail ?? failureWords(save.error))}
          </Alert>
        )}
        {save.isSuccess && <Alert tone="success">{t('userFeatures.saved')}</Alert>}
        <Row>
          <Button type="submit" busy={save.isPending}>
            {t('userFeatures.save')}
          </Button>
          {edited.length < MAX_USER_FEATURES && (
            <Button variant="secondary" onClick={() => change([...edited, newFeature()])}>
              {t('userFeatures.add')}
            </Button>
          )}
        </Row>
      </Permitted>
    </form>
  );
}
