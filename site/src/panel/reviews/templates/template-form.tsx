import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { EditAnswerTemplate, TEMPLATE_PLACEHOLDERS } from '@app/contracts/company-reviews/answer-templates';
import type { AnswerTemplate } from '@app/contracts/company-reviews/answer-templates';
import { LanguageOptions } from '../../controls/options.tsx';
import { failureOf } from '../../../lib/api/failure.ts';
import { contractResolver } from '../../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../../lib/forms/use-issue-message.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Row, Select, TextArea, TextInput } from '../../../ui/index.ts';
import { KeptNotice } from '../../kept/kept-notice.tsx';
import { useKeptChanges } from '../../kept/use-kept.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { useApi, usePanel } from '../../panel-context.tsx';
import { templatesApi } from './templates-api.ts';
import { templatesKey } from './use-templates.ts';
import * as styles from './templates.module.css';

const BODY_MAX = 2500;

export interface TemplateFormProps {
  /** Null for a new template. */
  template: AnswerTemplate | null;
  onDone(): void;
}

/** Writes or changes a template. */
export function TemplateForm({ template, onDone }: TemplateFormProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(templatesApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [saved] = useState<EditAnswerTemplate>({
    title: template?.title ?? '',
    language: template?.language ?? locale,
    body: template?.body ?? '',
  });
  const form = useForm<EditAnswerTemplate>({
    resolver: contractResolver(EditAnswerTemplate, useIssueMessage()),
    defaultValues: saved,
  });
  const { errors } = form.formState;
  const kept = useKeptChanges(form, {
    flow: template ? 'answer-template' : 'new-answer-template',
    id: template?.id ?? company.id,
    saved,
  });
  const save = useMutation({
    mutationFn: (input: EditAnswerTemplate) =>
      template ? api.saveTemplate(template.id, input) : api.createTemplate(input),
    onSuccess: async () => {
      kept.forget();
      await client.invalidateQueries({ queryKey: templatesKey(company.id) });
      onDone();
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });
  const failure = save.isError ? failureOf(save.error) : null;
  return (
    <Card>
      <form
        className={styles.stack}
        noValidate
        aria-label={t(template ? 'answerTemplates.edit' : 'answerTemplates.add')}
        onSubmit={(event) => void form.handleSubmit((input) => save.mutate(input))(event)}
      >
        <KeptNotice kept={kept} />
        <Field label={t('answerTemplates.name')} hint={t('answerTemplates.nameHint')} error={errors.title?.message}>
          <TextInput autoComplete="off" {...form.register('title')} />
        </Field>
        <Field label={t('answerTemplates.language')} hint={t('answerTemplates.languageHint')}>
          <Select {...form.register('language')}>
            <LanguageOptions />
          </Select>
        </Field>
        <Field
          label={t('answerTemplates.body')}
          hint={t('answerTemplates.bodyHint', {
            placeholders: TEMPLATE_PLACEHOLDERS.map((one) => `{${one}}`).join(', '),
          })}
          error={errors.body?.message}
        >
          <TextArea rows={6} counterMax={BODY_MAX} {...form.register('body')} />
        </Field>
        {failure && failure.errors.length === 0 && (
          <Alert tone="error" title={t('errors.saveFailed')}>
            {failure.detail ?? failureWords(save.error)}
          </Alert>
        )}
        <Row>
          <Button type="submit" busy={save.isPending}>
            {t('answerTemplates.save')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              kept.forget();
              onDone();
            }}
          >
            {t('answerTemplates.cancel')}
          </Button>
        </Row>
      </form>
    </Card>
  );
}
