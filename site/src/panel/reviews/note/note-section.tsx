import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { AnswerText } from '../../../features/reviews/answer-text.tsx';
import { signatureText } from '../../../features/reviews/expert-signature.ts';
import { failureOf } from '../../../lib/api/failure.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Row } from '../../../ui/index.ts';
import { ActButton } from '../../controls/act-button.tsx';
import { useExperts } from '../../experts/use-experts.ts';
import { formatCompanyTime } from '../../format-time.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { usePermission } from '../../permissions.tsx';
import { useChangedReview } from '../list/use-review-list.ts';
import { reviewsApi } from '../reviews-api.ts';
import { NoteForm } from './note-form.tsx';
import * as styles from '../answer/answer.module.css';

/** The note of one of the company's experts under a public review. */
export function NoteSection({ review, announce }: { review: CompanyReview; announce(words: string): void }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { note, state } = review;
  const permission = usePermission('reviews.note');
  const isPublic = state === 'published';
  const experts = useExperts({ enabled: isPublic && permission.allowed });
  const [writing, setWriting] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const anyone = experts.data?.items.some(({ removedAt }) => removedAt === null);
  // Only where there is something to read or to do.
  if (!note && (!isPublic || !permission.allowed || !experts.data)) return null;
  return (
    <section className={styles.section} aria-labelledby="note-title">
      <h3 id="note-title">{t('reviews.note.title')}</h3>
      {note && !writing && (
        <div className={styles.answer}>
          <p className={styles.note}>
            {signatureText(note.expert, locale) ?? t('experts.anonymous')} ·{' '}
            {formatCompanyTime(locale, note.publishedAt, company.timeZone)}
          </p>
          <AnswerText className={styles.text} answer={note} />
        </div>
      )}
      {!note && !writing && (
        <p className={styles.note}>
          {t('reviews.note.lead')}{' '}
          {!anyone && <PanelLink to={PANEL_PATHS.experts}>{t('reviews.note.noExperts')}</PanelLink>}
        </p>
      )}
      {writing ? (
        <NoteForm
          review={review}
          onDone={(sent) => {
            setWriting(false);
            if (sent) announce(t('reviews.note.sent'));
          }}
        />
      ) : (
        isPublic && (
          <Row>
            {(anyone || note) && (
              <ActButton act="reviews.note" variant="secondary" size="small" onClick={() => setWriting(true)}>
                {t(note ? 'reviews.note.change' : 'reviews.note.write')}
              </ActButton>
            )}
            {note && (
              <ActButton act="reviews.answer" compact variant="quiet" size="small" onClick={() => setDeleting(true)}>
                {t('reviews.note.delete')}
              </ActButton>
            )}
          </Row>
        )
      )}
      {deleting && <DeleteNote review={review} onClose={() => setDeleting(false)} />}
    </section>
  );
}

function DeleteNote({ review: { id }, onClose }: { review: CompanyReview; onClose(): void }) {
  const { t } = useT('panel');
  const api = useApi(reviewsApi);
  const changed = useChangedReview();
  const failureWords = useFailureMessage();
  const remove = useMutation({
    mutationFn: () => api.deleteNote(id),
    onSuccess: () => {
      changed(id, { note: null });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('reviews.note.deleteTitle')}
      confirm={t('reviews.note.delete')}
      cancel={t('reviews.answer.keep')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('reviews.note.deleteText')}</p>
      {remove.isError && <Alert tone="error">{failureOf(remove.error).detail ?? failureWords(remove.error)}</Alert>}
    </ConfirmDialog>
  );
}
