import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import { z } from 'zod';
import { SURVEY_KINDS, SURVEY_MAX_QUESTIONS } from '@app/contracts/surveys';
import type { SurveyKind, WriteSurvey } from '@app/contracts/surveys';
import { LanguageOptions } from '../controls/options.tsx';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Checkbox, Field, Icon, Select, TextArea, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { QuestionFields } from './question-fields.tsx';
import { newQuestion, toSend } from './survey-draft.ts';
import { surveysApi } from './surveys-api.ts';
import * as styles from './surveys.module.css';

export interface SurveyFormProps {
  id: string | null;
  saved: WriteSurvey;
  onSaved(id: string): void;
  onCancel(): void;
}

/** Only the shape: what is half typed need not be right. */
const KeptSurvey = z.custom<WriteSurvey>(
  (kept) => typeof kept === 'object' && kept !== null && 'questions' in kept && 'title' in kept,
);

/** What a survey says and asks, in one language at a time. What is typed is kept in the browser until it is saved. */
export function SurveyForm({ id, saved, onSaved, onCancel }: SurveyFormProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(surveysApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [draft, setDraft, kept] = useKeptState(
    { flow: id === null ? 'new-survey' : 'survey', id: id ?? company.id, saved },
    KeptSurvey,
  );
  const [language, setLanguage] = useState<Locale>(draft.defaultLanguage);
  const save = useMutation({
    mutationFn: () => (id === null ? api.createSurvey(toSend(draft)) : api.changeSurvey(id, toSend(draft))),
    onSuccess: (survey) => {
      kept.forget();
      client.setQueryData(['survey', company.id, survey.id], survey);
      void client.invalidateQueries({ queryKey: ['surveys', company.id] });
      onSaved(survey.id);
    },
    onError: (error) => {
      // Show the language that the first mistake is in.
      const wrong = LOCALES.find((one) => failureOf(error).errors[0]?.path.endsWith(`.${one}`));
      if (wrong) setLanguage(wrong);
    },
  });
  const { errors } = failureOf(save.error);
  const errorAt = (path: string): string | undefined =>
    save.isError
      ? errors.find((error) => error.path === path || error.path === `${path}.${language}`)?.message
      : undefined;
  const set = (part: Partial<WriteSurvey>) => setDraft({ ...draft, ...part });
  const words = (part: 'title' | 'intro' | 'thanks') => ({
    value: draft[part][language] ?? '',
    onChange: (event: { target: { value: string } }) =>
      set({ [part]: { ...draft[part], [language]: event.target.value } }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form className={styles.page} noValidate onSubmit={submit}>
      <KeptNotice kept={kept} />
      <Card className={styles.form}>
        <Field label={t('surveys.columns.kind')} hint={t(`surveys.kindHints.${draft.kind}`)}>
          <Select value={draft.kind} onChange={(event) => set({ kind: event.target.value as SurveyKind })}>
            {SURVEY_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`surveys.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <div className={styles.pair}>
          <Field label={t('surveys.defaultLanguage')} hint={t('surveys.defaultLanguageHint')}>
            <Select
              value={draft.defaultLanguage}
              onChange={(event) => {
                set({ defaultLanguage: event.target.value as Locale });
                setLanguage(event.target.value as Locale);
              }}
            >
              <LanguageOptions />
            </Select>
          </Field>
          <Field label={t('surveys.language')} hint={t('surveys.languageHint')}>
            <Select value={language} onChange={(event) => setLanguage(event.target.value as Locale)}>
              <LanguageOptions />
            </Select>
          </Field>
        </div>
        <Field label={t('surveys.columns.title')} error={errorAt('title')}>
          <TextInput lang={language} maxLength={150} {...words('title')} />
        </Field>
        <Field label={t('surveys.intro')} error={errorAt('intro')}>
          <TextArea lang={language} rows={3} counterMax={1000} {...words('intro')} />
        </Field>
        <Field label={t('surveys.thanks')} error={errorAt('thanks')}>
          <TextArea lang={language} rows={3} counterMax={1000} {...words('thanks')} />
        </Field>
        {draft.kind === 'survey' && (
          <Checkbox
            label={t('surveys.anonymous')}
            checked={draft.anonymous}
            onChange={(event) => set({ anonymous: event.target.checked })}
          />
        )}
      </Card>
      {draft.kind === 'survey' && (
        <>
          {draft.questions.map((question, index) => (
            <QuestionFields
              key={question.id}
              question={question}
              number={index + 1}
              language={language}
              errorAt={(path) => errorAt(`questions.${index}${path && `.${path}`}`)}
              onChange={(changed) =>
                set({ questions: draft.questions.map((one) => (one.id === question.id ? changed : one)) })
              }
              onRemove={() => set({ questions: draft.questions.filter(({ id: own }) => own !== question.id) })}
            />
          ))}
          {errorAt('questions') && <Alert tone="error">{errorAt('questions')}</Alert>}
          <div>
            <Button
              variant="secondary"
              icon={<Icon name="plus" size={18} />}
              disabled={draft.questions.length >= SURVEY_MAX_QUESTIONS}
              onClick={() => set({ questions: [...draft.questions, newQuestion('open', draft.questions)] })}
            >
              {t('surveys.questions.add')}
            </Button>
          </div>
        </>
      )}
      {save.isError && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {errors.length > 0 ? (
            <ul>
              {errors.map(({ path, message }) => (
                <li key={path}>{message}</li>
              ))}
            </ul>
          ) : (
            (failureOf(save.error).detail ?? failureWords(save.error))
          )}
        </Alert>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={save.isPending}>
          {t('surveys.save')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            kept.forget();
            onCancel();
          }}
        >
          {t('surveys.cancel')}
        </Button>
      </div>
    </form>
  );
}
