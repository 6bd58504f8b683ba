import { useEffect, useState } from 'react';
import { SubmittedReview } from '@app/contracts/review-forms';
import type { EntryForm as Entry } from '@app/contracts/review-forms';
import { useForm, useWatch } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Card, Field, TextInput, cx } from '../../ui/index.ts';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { isTransient } from '../../features/forms/failure.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { useSubmit } from '../../features/forms/use-submit.ts';
import { openDraft } from '../draft.ts';
import { FlowForm } from '../flow-form.tsx';
import { PhotoPicker } from '../photos/photo-picker.tsx';
import { usePhotos } from '../photos/use-photos.ts';
import { GradeField } from '../review/grade-field.tsx';
import { NameField } from '../review/name-field.tsx';
import { NotSent } from '../review/not-sent.tsx';
import { RatingsField } from '../review/ratings-field.tsx';
import { Terms } from '../review/terms.tsx';
import { WordsField } from '../review/words-field.tsx';
import { sendWithRetry } from '../send.ts';
import { EntryDraft, NOTHING, entryRules, toEntryReview } from './entry-values.ts';
import type { EntryValues } from './entry-values.ts';
import * as flow from '../flow.module.css';
import * as styles from './entry.module.css';

export interface EntryFormProps {
  entry: Entry;
  code: string;
  /** @param email where the link that confirms it has gone */
  onSent(review: SubmittedReview, email: string): void;
}

/** A review by somebody without an invitation: all on one page, confirmed by e-mail afterwards. */
export function EntryForm({ entry, code, onSent }: EntryFormProps) {
  const { t, locale } = useT('invitation');
  const [{ draft, kept }] = useState(() => {
    const draft = openDraft('entry', code, EntryDraft, tabStore());
    return { draft, kept: draft.load() ?? { values: NOTHING, idempotencyKey: newKey() } };
  });
  const form = useForm<EntryValues>({
    resolver: contractResolver<EntryValues, EntryValues>(entryRules(entry.bodyMin), ({ key, params }) =>
      t(`validation.${key}`, params),
    ),
    shouldFocusError: false,
    defaultValues: kept.values,
  });
  const { control, register, formState, setValue, getValues, setError } = form;
  const values = useWatch({ control }) as EntryValues;
  const uploads = usePhotos({
    token: code,
    value: values.photos,
    change: (update) => setValue('photos', update(getValues('photos')), { shouldDirty: true }),
  });
  const { idempotencyKey } = kept;
  const { busy, failure, submit } = useSubmit(
    async () => {
      await uploads.settled();
      const body = toEntryReview(getValues(), code, locale);
      const send = () => api.post('/entry-reviews', { body, idempotencyKey, locale });
      const review = SubmittedReview.parse(await sendWithRetry(send, { isTransient }));
      draft.clear();
      onSent(review, body.email);
    },
    (problem) => showServerErrors(problem, setError),
  );
  useEffect(() => draft.save({ values, idempotencyKey }), [draft, values, idempotencyKey]);

  const { company, symbol, bodyMin, hints, criteria } = entry;
  return (
    <Card as="section" className={cx(flow.card, styles.card)} aria-labelledby="entry-title">
      <div>
        <h2 className={styles.title} id="entry-title">
          {t('entry.title', { company: company.name })}
        </h2>
        <p className={styles.lead}>{t('entry.lead')}</p>
      </div>
      <FlowForm form={form} busy={busy} onValid={() => submit()}>
        {failure && <NotSent failure={failure} />}
        <GradeField symbol={symbol} missing={t('validation.required')} />
        <WordsField
          company={company.name}
          bodyMin={bodyMin}
          phrases={hints.find(({ grade }) => grade === values.grade)?.phrases ?? []}
        />
        {criteria.length > 0 && (
          <fieldset>
            <legend className={flow.legend}>
              {t('edit.details.title')} <span className={flow.optional}>{t('edit.optional')}</span>
            </legend>
            <RatingsField criteria={criteria} symbol={symbol} />
          </fieldset>
        )}
        <PhotoPicker uploads={uploads} />
        <NameField suggestion={null} />
        <Field label={t('entry.email')} hint={t('entry.emailHint')} error={formState.errors.email?.message}>
          <TextInput type="email" autoComplete="email" inputMode="email" maxLength={254} {...register('email')} />
        </Field>
        <Field
          label={t('entry.orderRef')}
          note={t('edit.optional')}
          hint={t('entry.orderRefHint', { company: company.name })}
          error={formState.errors.orderRef?.message}
        >
          <TextInput autoComplete="off" {...register('orderRef')} />
        </Field>
        <p className={flow.note}>{t('edit.words.rules')}</p>
        <Terms />
        <Button type="submit" variant="accent" size="large" busy={busy}>
          {busy ? t('edit.sending') : t('edit.send')}
        </Button>
      </FlowForm>
    </Card>
  );
}

/** A device by a till belongs to many: what is typed there ends with the tab. */
function tabStore(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}
