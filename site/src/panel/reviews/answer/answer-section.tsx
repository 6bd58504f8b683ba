import { useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import { AnswerText } from '../../../features/reviews/answer-text.tsx';
import { failureOf } from '../../../lib/api/failure.ts';
import { focusElement } from '../../../lib/browser/focus.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Row } from '../../../ui/index.ts';
import { ActButton } from '../../controls/act-button.tsx';
import { formatCompanyTime } from '../../format-time.ts';
import { useFailureMessage } from '../../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { useChangedReview } from '../list/use-review-list.ts';
import { reviewsApi } from '../reviews-api.ts';
import { readDraft } from './answer-drafts.ts';
import { AnswerForm } from './answer-form.tsx';
import * as styles from './answer.module.css';

/** The answer to a review: public, being checked or held; the form to write or change it. */
export function AnswerSection({ review, announce }: { review: CompanyReview; announce(words: string): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const { id, answer, pendingAnswer, answerHeld } = review;
  const [editing, setEditing] = useState(() => readDraft(company.id, id) !== null);
  const [deleting, setDeleting] = useState(false);
  const none = answer === null && pendingAnswer === null;
  const writing = none || editing;
  const heading = useRef<HTMLHeadingElement>(null);
  const sent = () => {
    // The field that has the focus goes away.
    focusElement(heading.current);
    setEditing(false);
    announce(t('reviews.answer.sent'));
  };

  if (review.state !== 'published') {
    const why = review.state === 'in_mediation' ? 'mediation' : 'notPublic';
    return (
      <section className={styles.section} aria-labelledby="answer-title">
        <h3 id="answer-title">{t('reviews.answer.title')}</h3>
        {answer && <PublicAnswer review={review} />}
        <p className={styles.note}>
          {t(`reviews.answer.refused.${why}`)}{' '}
          {why === 'mediation' && (
            <PanelLink to={`${PANEL_PATHS.mediations}?mediation=${id}`}>{t('reviews.mediation.link')}</PanelLink>
          )}
        </p>
      </section>
    );
  }
  return (
    <section className={styles.section} aria-labelledby="answer-title">
      <h3 id="answer-title" ref={heading}>
        {t('reviews.answer.title')}
      </h3>
      {answer && <PublicAnswer review={review} />}
      {pendingAnswer !== null && (
        <div className={styles.answer}>
          <p className={styles.note} role="status">
            {t(answerHeld ? 'reviews.answer.held' : 'reviews.answer.checking')}
          </p>
          <p className={styles.text} dir="auto">
            {pendingAnswer}
          </p>
        </div>
      )}
      {review.answerRejected && <Alert tone="warning">{t('reviews.answer.rejected')}</Alert>}
      {writing ? (
        <AnswerForm key={id} review={review} onDone={none ? undefined : () => setEditing(false)} onSent={sent} />
      ) : (
        <Row>
          <ActButton
            act="reviews.answer"
            data-answer=""
            variant="secondary"
            size="small"
            onClick={() => setEditing(true)}
          >
            {t('reviews.answer.change')}
          </ActButton>
          <ActButton act="reviews.answer" compact variant="quiet" size="small" onClick={() => setDeleting(true)}>
            {t('reviews.answer.delete')}
          </ActButton>
        </Row>
      )}
      {deleting && <DeleteAnswer review={review} onClose={() => setDeleting(false)} />}
    </section>
  );
}

function PublicAnswer({ review: { answer } }: { review: CompanyReview }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  return (
    answer && (
      <div className={styles.answer}>
        <p className={styles.note}>
          {t('reviews.answer.public')} · {formatCompanyTime(locale, answer.publishedAt, company.timeZone)}
        </p>
        <AnswerText className={styles.text} answer={answer} />
      </div>
    )
  );
}

/** Asks before the public and the pending answer go. */
function DeleteAnswer({ review: { id }, onClose }: { review: CompanyReview; onClose(): void }) {
  const { t } = useT('panel');
  const api = useApi(reviewsApi);
  const changed = useChangedReview();
  const failureWords = useFailureMessage();
  const remove = useMutation({
    mutationFn: () => api.deleteAnswer(id),
    onSuccess: () => {
      changed(id, { answer: null, pendingAnswer: null, answerHeld: false });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('reviews.answer.deleteTitle')}
      confirm={t('reviews.answer.delete')}
      cancel={t('reviews.answer.keep')}
      busy={remove.isPending}
      onConfirm={() => remove.mutate()}
      onCancel={onClose}
    >
      <p>{t('reviews.answer.deleteText')}</p>
      {remove.isError && <Alert tone="error">{failureOf(remove.error).detail ?? failureWords(remove.error)}</Alert>}
    </ConfirmDialog>
  );
}
