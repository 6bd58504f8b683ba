import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { Locale } from '@app/contracts/common';
import { EXPERT_NOTE_MAX } from '@app/contracts/company/experts';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { htmlLang } from '@app/locales/manifest.ts';
import { z } from 'zod';
import { LanguageOptions } from '../../controls/options.tsx';
import { usePanelDraft } from '../../kept/use-kept.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Alert, Button, Field, Row, Select, TextArea } from '../../../ui/index.ts';
import { SignedBy } from '../../experts/signed-by.tsx';
import { useExperts } from '../../experts/use-experts.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { useApi } from '../../panel-context.tsx';
import { useChangedReview } from '../list/use-review-list.ts';
import { reviewsApi } from '../reviews-api.ts';
import * as styles from '../answer/answer.module.css';

export interface NoteFormProps {
  review: CompanyReview;
  onDone(sent: boolean): void;
}

/** Writes or changes the note of an expert. What is typed is kept on this device until it is sent. */
export function NoteForm({ review: { id, note, language: written }, onDone }: NoteFormProps) {
  const { t } = useT('panel');
  const api = useApi(reviewsApi);
  const changed = useChangedReview();
  const failureWords = useFailureMessage();
  const signer = useExperts().data?.items.find(
    ({ name, removedAt }) => removedAt === null && (!note || name === note.expert.name),
  );
  const { draft, kept } = usePanelDraft('panel-note', id, z.string());
  const [body, setBody] = useState(kept ?? note?.body ?? '');
  const [chosen, setChosen] = useState<string | null>(null);
  const [language, setLanguage] = useState<Locale>(note?.language ?? written);
  const expertId = chosen ?? signer?.id ?? null;
  const send = useMutation({
    mutationFn: (expert: string) => api.writeNote(id, { expertId: expert, body: body.trim(), language }),
    onSuccess: (saved) => {
      draft.clear();
      changed(id, saved);
      onDone(true);
    },
  });
  const failure = send.isError ? failureOf(send.error) : null;
  const wrong = (path: string) => failure?.errors.find((error) => error.path === path)?.message;
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={t('reviews.note.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (expertId && body.trim() !== '') send.mutate(expertId);
      }}
    >
      <SignedBy value={expertId} error={wrong('expertId')} onChange={setChosen} />
      <Field label={t('reviews.note.language')}>
        <Select value={language} onChange={(event) => setLanguage(event.target.value as Locale)}>
          <LanguageOptions />
        </Select>
      </Field>
      <Field label={t('reviews.note.label')} hint={t('reviews.note.hint')} error={wrong('body')}>
        <TextArea
          rows={4}
          lang={htmlLang(language)}
          value={body}
          counterMax={EXPERT_NOTE_MAX}
          onChange={(event) => {
            setBody(event.target.value);
            draft.save(event.target.value);
          }}
        />
      </Field>
      {failure && failure.errors.length === 0 && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {failure.detail ?? failureWords(send.error)}
        </Alert>
      )}
      <Row>
        <Button type="submit" busy={send.isPending} disabled={body.trim() === '' || !expertId}>
          {t('reviews.note.send')}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft.clear();
            onDone(false);
          }}
        >
          {t('reviews.answer.cancel')}
        </Button>
      </Row>
    </form>
  );
}
