import { useEffect, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { Locale } from '@app/contracts/common';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import { useFormContext, useWatch } from 'react-hook-form';
import { LanguageOptions } from '../controls/options.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Field, Select, Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { Trials } from './config-trials.tsx';
import { withoutEmptyTexts } from './config-values.ts';
import type { ConfigValues } from './config-values.ts';
import { invitationConfigsApi } from './invitation-configs-api.ts';
import { MessagePreview } from './message-preview.tsx';
import * as styles from './settings.module.css';

/** After the last change, in milliseconds. */
const PAUSE_MS = 600;

/** What customers receive and see by the form's current values, saved or not, in a language. */
export function ConfigPreview() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationConfigsApi);
  const { control, getValues } = useFormContext<ConfigValues, unknown, UpdateInvitationConfig>();
  const watched = useWatch({ control });
  const [chosen, setChosen] = useState<Locale | null>(null);
  const [config, setConfig] = useState(() => usable(getValues()));
  useEffect(() => {
    // What cannot be sent yet leaves the last preview as it is.
    const timer = setTimeout(() => setConfig((last) => usable(getValues()) ?? last), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [watched, getValues]);
  const language = chosen ?? config?.defaultLanguage ?? locale;
  const input = config && { config, language };
  const preview = useQuery({
    queryKey: ['config-preview', company.id, input],
    queryFn: ({ signal }) => (input ? api.preview(input, signal) : null),
    enabled: input !== null,
    staleTime: Infinity,
    placeholderData: (last) => last,
  });

  return (
    <Card as="section" className={styles.preview} aria-label={t('config.preview.title')}>
      <h2 className={styles.previewTitle}>{t('config.preview.title')}</h2>
      <p className={styles.hint}>{t('config.preview.lead')}</p>
      <Field label={t('config.preview.language')} className={styles.choice}>
        <Select value={language} onChange={(event) => setChosen(event.target.value as Locale)}>
          <LanguageOptions />
        </Select>
      </Field>
      {!input ? (
        <Alert tone="warning">{t('config.preview.incomplete')}</Alert>
      ) : preview.data ? (
        <MessagePreview preview={preview.data} channel={input.config.channel} />
      ) : preview.isError ? (
        <LoadFailed error={preview.error} onRetry={() => void preview.refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
        </div>
      )}
      {input && <Trials key={input.config.channel} input={input} />}
    </Card>
  );
}

const usable = (values: ConfigValues): UpdateInvitationConfig | null =>
  UpdateInvitationConfig.safeParse(withoutEmptyTexts(values)).data ?? null;
