import { useEffect, useRef, useState } from 'react';
import type { ManagedReview, ManagedReviews } from '@app/contracts/review-forms';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Icon } from '../../ui/index.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { ReviewState } from './review-state.tsx';
import { ReviewText } from './review-text.tsx';
import { ReviseForm } from './revise-form.tsx';
import * as flow from '../flow.module.css';

export interface ReviewPanelProps {
  token: string;
  own: ManagedReviews;
  review: ManagedReview;
  onChange(review: ManagedReview): void;
}

/** A review for its author: state, content and actions. */
export function ReviewPanel({ token, own, review, onChange }: ReviewPanelProps) {
  const { t, locale } = useT('invitation');
  const [mode, setMode] = useState<'read' | 'edit' | 'delete'>('read');
  const [saved, setSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const subject = review.product?.name ?? own.company.name;
  const { busy, failure, submit } = useSubmit(async () => {
    await api.delete(`/my-reviews/${encodeURIComponent(token)}/${review.id}`, { locale });
    setMode('read');
    onChange(withoutContent(review));
  });

  // After an action, the new state is read out.
  const acted = saved || review.state === 'deleted';
  const before = useRef(review.state);
  useEffect(() => {
    if (saved || (review.state === 'deleted' && before.current !== 'deleted')) heading.current?.focus();
    before.current = review.state;
  }, [saved, review.state]);

  return (
    <Card as="section" className={flow.card} aria-labelledby={`subject-${review.id}`}>
      <h2 className={flow.heading} id={`subject-${review.id}`} ref={heading} tabIndex={-1}>
        {review.product ? t('manage.product', { product: subject }) : t('manage.company', { company: subject })}
      </h2>
      {mode === 'edit' ? (
        <ReviseForm
          token={token}
          own={own}
          review={review}
          onSaved={(news) => {
            setMode('read');
            setSaved(true);
            onChange(news);
          }}
          onCancel={() => {
            setMode('read');
            requestAnimationFrame(() => heading.current?.focus());
          }}
        />
      ) : (
        <>
          {saved && acted && review.state !== 'deleted' && (
            <Alert tone="success">
              {t(review.pending?.held ? 'manage.savedHeld' : review.pending ? 'manage.savedChecking' : 'manage.saved')}
            </Alert>
          )}
          <ReviewState review={review} company={own.company.name} />
          <ReviewText token={token} review={review} symbol={own.symbol} company={own.company.name} />
          {(review.mayEdit || review.mayDelete) && (
            <div className={flow.actions}>
              {review.mayEdit && (
                <Button
                  variant="secondary"
                  icon={<Icon name="edit" size={18} />}
                  onClick={() => {
                    setSaved(false);
                    setMode('edit');
                  }}
                >
                  {t('manage.edit')}
                </Button>
              )}
              {review.mayDelete && (
                <Button variant="quiet" icon={<Icon name="trash" size={18} />} onClick={() => setMode('delete')}>
                  {t('manage.delete')}
                </Button>
              )}
            </div>
          )}
        </>
      )}
      {mode === 'delete' && (
        <ConfirmDialog
          title={t('manage.deleting.title', { subject })}
          confirm={t('manage.deleting.confirm')}
          cancel={t('manage.deleting.keep')}
          busy={busy}
          onConfirm={() => void submit()}
          onCancel={() => setMode('read')}
        >
          <p>{t('manage.deleting.lost')}</p>
          <p>{t('manage.deleting.final')}</p>
          {failure && <Alert tone="error">{t('manage.failed')}</Alert>}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** Notice in place of a deleted review. */
const withoutContent = (review: ManagedReview): ManagedReview => ({
  ...review,
  state: 'deleted',
  body: '',
  photos: [],
  ratings: {},
  pending: null,
  answer: null,
  mayEdit: false,
  mayDelete: false,
  mediationToken: null,
  statementToken: null,
});
