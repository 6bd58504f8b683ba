import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import type { Locale } from '@app/contracts/common';
import {
  EXPERT_BIOGRAPHY_MAX,
  EXPERT_LANGUAGES_MAX,
  EXPERT_NAME_MAX,
  EXPERT_TITLE_MAX,
  EditExpert,
} from '@app/contracts/company/experts';
import type { Expert } from '@app/contracts/company/experts';
import { htmlLang } from '@app/locales/manifest.ts';
import { LanguageOptions } from '../controls/options.tsx';
import { failureOf } from '../../lib/api/failure.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Checkbox, Field, Row, Select, TextArea, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { expertsApi } from './experts-api.ts';
import { LanguageChips } from './language-chips.tsx';
import { useRefreshExperts } from './use-experts.ts';
import * as styles from './experts.module.css';

/** The first message of a field whose words may be wrong in one language. */
function messageOf(error: object | undefined): string | undefined {
  if (!error) return undefined;
  if ('message' in error && typeof error.message === 'string') return error.message;
  return Object.values(error).flatMap((inner) =>
    inner && typeof inner === 'object' ? (messageOf(inner) ?? []) : [],
  )[0];
}

/** Adds an expert, or changes what is said of one: title and biography in one language at a time. */
export function ExpertForm({ expert, onDone }: { expert: Expert | null; onDone(): void }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(expertsApi);
  const refresh = useRefreshExperts();
  const failureWords = useFailureMessage();
  const [language, setLanguage] = useState<Locale>(locale);
  const [saved] = useState<EditExpert>({
    name: expert?.name ?? '',
    title: expert?.title ?? {},
    biography: expert?.biography ?? {},
    languages: expert?.languages ?? [locale],
    // Unconfirmed until the box is ticked.
    agreed: (expert !== null) as true,
  });
  const form = useForm<EditExpert>({
    resolver: contractResolver(EditExpert, useIssueMessage()),
    defaultValues: saved,
  });
  const { errors } = form.formState;
  const [title, biography, languages] = useWatch({
    control: form.control,
    name: ['title', 'biography', 'languages'],
  });
  const kept = useKeptChanges(form, {
    flow: expert ? 'expert' : 'new-expert',
    id: expert?.id ?? company.id,
    saved,
  });
  const save = useMutation({
    mutationFn: (input: EditExpert) => (expert ? api.save(expert.id, input) : api.add(input)),
    onSuccess: async () => {
      kept.forget();
      await refresh();
      onDone();
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });
  const write = (part: 'title' | 'biography', words: string) => {
    const { [language]: _, ...others } = part === 'title' ? title : biography;
    form.clearErrors(part);
    form.setValue(part, words === '' ? others : { ...others, [language]: words }, { shouldDirty: true });
  };
  const failure = save.isError ? failureOf(save.error) : null;
  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        aria-label={t(expert ? 'experts.edit' : 'experts.add')}
        onSubmit={(event) => void form.handleSubmit((input) => save.mutate(input))(event)}
      >
        <h2 className={styles.title}>{t(expert ? 'experts.edit' : 'experts.add')}</h2>
        <KeptNotice kept={kept} />
        <Field label={t('experts.name')} error={errors.name?.message} required>
          <TextInput autoComplete="off" maxLength={EXPERT_NAME_MAX} {...form.register('name')} />
        </Field>
        <Field label={t('experts.language')} hint={t('experts.languageHint')}>
          <Select value={language} onChange={(event) => setLanguage(event.target.value as Locale)}>
            <LanguageOptions />
          </Select>
        </Field>
        <Field label={t('experts.profession')} hint={t('experts.professionHint')} error={messageOf(errors.title)}>
          <TextInput
            lang={htmlLang(language)}
            value={title[language] ?? ''}
            maxLength={EXPERT_TITLE_MAX}
            placeholder={Object.values(title)[0]}
            onChange={(event) => write('title', event.target.value)}
          />
        </Field>
        <Field label={t('experts.biography')} hint={t('experts.biographyHint')} error={messageOf(errors.biography)}>
          <TextArea
            rows={4}
            lang={htmlLang(language)}
            value={biography[language] ?? ''}
            counterMax={EXPERT_BIOGRAPHY_MAX}
            placeholder={Object.values(biography)[0]}
            onChange={(event) => write('biography', event.target.value)}
          />
        </Field>
        <LanguageChips
          languages={languages}
          maximum={EXPERT_LANGUAGES_MAX}
          onChange={(next) => form.setValue('languages', next, { shouldDirty: true })}
        />
        <Checkbox label={t('experts.agreed')} error={errors.agreed?.message} {...form.register('agreed')} />
        {failure && failure.errors.length === 0 && (
          <Alert tone="error" title={t('errors.saveFailed')}>
            {failure.detail ?? failureWords(save.error)}
          </Alert>
        )}
        <Row>
          <Button type="submit" busy={save.isPending}>
            {t('experts.save')}
          </Button>
          <Button
            variant="quiet"
            onClick={() => {
              kept.forget();
              onDone();
            }}
          >
            {t('experts.cancel')}
          </Button>
        </Row>
      </form>
    </Card>
  );
}
