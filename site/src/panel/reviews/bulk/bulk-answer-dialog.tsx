import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Locale } from '@app/contracts/common';
import { BULK_UNDO_SECONDS } from '@app/contracts/company-reviews/bulk-answers';
import { failureOf } from '../../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Alert, Button, Field, Select, Skeleton } from '../../../ui/index.ts';
import { LoadFailed, useFailureMessage } from '../../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { useTemplates } from '../templates/use-templates.ts';
import { bulkApi } from './bulk-api.ts';
import type { BulkTarget } from './bulk-api.ts';
import { bulkKey } from './bulk-key.ts';
import * as styles from './bulk.module.css';

export interface BulkAnswerDialogProps {
  target: BulkTarget;
  /** Languages of the reviews; null if they are not known. */
  languages: Locale[] | null;
  onStarted(): void;
  onClose(): void;
}

/** Chooses a template for each language. Answers are sent after a time in which that can be undone. */
export function BulkAnswerDialog({ target, languages, onStarted, onClose }: BulkAnswerDialogProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(bulkApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [chosen, setChosen] = useState<Partial<Record<Locale, string>>>({});
  const templates = useTemplates();
  const items = templates.data?.items ?? [];
  const known = [...new Set(items.map(({ language }) => language))];
  const offered = languages?.filter((one) => known.includes(one)) ?? known;
  const lacking = languages?.filter((one) => !known.includes(one)) ?? [];
  const idFor = (language: Locale) => chosen[language] ?? items.find((one) => one.language === language)?.id ?? '';
  const templateIds = offered.map(idFor).filter((id) => id !== '');
  const start = useMutation({
    mutationFn: () => api.createBulkAnswer(target, templateIds, idempotencyKey),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: bulkKey(company.id) });
      onStarted();
      onClose();
    },
  });
  const failure = start.isError ? failureOf(start.error) : null;
  return (
    <Dialog title={t('reviews.bulk.title')} close={t('common:actions.close')} onClose={onClose}>
      {templates.isPending ? (
        <Skeleton shape="block" />
      ) : templates.isError ? (
        <LoadFailed error={templates.error} onRetry={() => void templates.refetch()} />
      ) : (
        <div className={styles.form}>
          <p>{t('reviews.bulk.text', { count: BULK_UNDO_SECONDS })}</p>
          {offered.map((language) => (
            <Field key={language} label={t('reviews.bulk.template', { language: languageName(locale, language) })}>
              <Select
                value={idFor(language)}
                onChange={({ target: { value } }) => setChosen({ ...chosen, [language]: value })}
              >
                {items
                  .filter((one) => one.language === language)
                  .map(({ id, title }) => (
                    <option key={id} value={id}>
                      {title}
                    </option>
                  ))}
                <option value="">{t('reviews.bulk.none')}</option>
              </Select>
            </Field>
          ))}
          {(items.length === 0 || lacking.length > 0) && (
            <Alert tone="warning">
              {items.length === 0
                ? t('reviews.bulk.noTemplates')
                : t('reviews.bulk.lacking', {
                    languages: lacking.map((one) => languageName(locale, one)).join(', '),
                  })}{' '}
              <PanelLink to={PANEL_PATHS.settingsAnswerTemplates}>{t('reviews.templates.create')}</PanelLink>
            </Alert>
          )}
          {failure && (
            <Alert tone="error">{failure.errors[0]?.message ?? failure.detail ?? failureWords(start.error)}</Alert>
          )}
          <Button busy={start.isPending} disabled={templateIds.length === 0} onClick={() => start.mutate()}>
            {t('reviews.bulk.start')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
