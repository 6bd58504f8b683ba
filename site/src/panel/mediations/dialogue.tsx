import { useEffect, useEffectEvent } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MerchantMediation } from '@app/contracts/mediation';
import { Conversation, MessageNote } from '../../features/mediation/conversation.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, GradeDisplay, Icon, Skeleton } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { Clocks } from './clocks.tsx';
import { mediationsApi } from './mediations-api.ts';
import { MessageForm } from './message-form.tsx';
import { addressOf } from './views.ts';
import type { View } from './views.ts';
import * as styles from './mediations.module.css';

/** One mediation: deadlines, review, messages, and the form or the outcome. */
export function Dialogue({ reviewId, view }: { reviewId: string; view: View }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(mediationsApi);
  const client = useQueryClient();
  const queryKey = ['mediation', company.id, reviewId];
  const query = useQuery({ queryKey, queryFn: ({ signal }) => api.mediation(reviewId, signal) });
  const markRead = useMutation({
    mutationFn: () => api.markRead(reviewId),
    onSuccess: () => client.invalidateQueries({ queryKey: ['mediations', company.id] }),
  });
  const unread = query.data?.unread ?? false;
  const newest = query.data?.last?.at;
  const read = useEffectEvent(() => {
    if (unread && document.visibilityState === 'visible') markRead.mutate();
  });
  useEffect(() => {
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [newest, unread]);
  const refresh = () => {
    void client.invalidateQueries({ queryKey });
    void client.invalidateQueries({ queryKey: ['mediations', company.id] });
  };
  return (
    <Card className={styles.dialogue} aria-busy={query.isPending || undefined}>
      <PanelLink className={styles.back} to={addressOf(view, null)}>
        <Icon name="reply" size={18} />
        {t('mediations.back')}
      </PanelLink>
      {query.isPending ? (
        <>
          <Skeleton />
          <Skeleton shape="block" />
        </>
      ) : query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <ReviewInQuestion mediation={query.data} />
          {query.data.state === 'ended' ? <Ended mediation={query.data} /> : <Clocks mediation={query.data} />}
          <Messages mediation={query.data} />
          {query.data.state !== 'ended' && (
            <>
              <MessageForm
                key={reviewId}
                reviewId={reviewId}
                first={query.data.state === 'awaiting_merchant'}
                onSent={(message) => {
                  client.setQueryData<MerchantMediation>(
                    queryKey,
                    (now) =>
                      now && { ...now, messages: [...now.messages.filter(({ id }) => id !== message.id), message] },
                  );
                  refresh();
                }}
                onRefused={({ status }) => {
                  if (status === 409) refresh();
                }}
              />
              <Rules />
            </>
          )}
        </>
      )}
    </Card>
  );
}

function ReviewInQuestion({ mediation }: { mediation: MerchantMediation }) {
  const { t } = useT('panel');
  const { authorName, orderId, product, grade, body } = mediation;
  return (
    <section className={styles.review} aria-labelledby="mediation-review">
      <h2 id="mediation-review" className={styles.title}>
        {authorName || t('mediations.noName')}
      </h2>
      <p className={styles.note}>
        {[product?.name, orderId && t('mediations.order', { order: orderId })].filter(Boolean).join(' · ')}
      </p>
      <GradeDisplay value={grade} />
      <p className={styles.words} dir="auto">
        {body || t('mediations.noText')}
      </p>
    </section>
  );
}

function Ended({ mediation: { outcome, endedAt } }: { mediation: MerchantMediation }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  return (
    <Alert tone={outcome === 'changed' ? 'success' : 'info'} title={t(`mediations.outcomes.${outcome ?? 'kept'}`)}>
      {t(`mediations.outcomeTexts.${outcome ?? 'kept'}`)}{' '}
      {endedAt && t('mediations.endedAt', { date: formatCompanyTime(locale, endedAt, company.timeZone) })}
    </Alert>
  );
}

function Messages({ mediation }: { mediation: MerchantMediation }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { messages, readAt, authorName, state } = mediation;
  const lastOwn = messages.findLast(({ from }) => from === 'merchant');
  const time = (at: string) => formatCompanyTime(locale, at, company.timeZone);
  return (
    <section aria-labelledby="mediation-messages">
      <h3 id="mediation-messages" className={styles.heading}>
        {t('mediations.messages')}
      </h3>
      <Conversation
        labelledBy="mediation-messages"
        empty={t(state === 'ended' ? 'mediations.silent' : 'mediations.write')}
        formatTime={time}
        messages={messages.map(({ id, from, body, at, notice }) => ({
          id,
          own: from === 'merchant',
          author: from === 'merchant' ? company.name : authorName || t('mediations.noName'),
          at,
          body: body || t('mediations.erased'),
          notes: (
            <>
              {notice && from === 'merchant' && <MessageNote>{t('mediations.contactNotice')}</MessageNote>}
              {id === lastOwn?.id && (
                <MessageNote>
                  {readAt && readAt >= at ? t('mediations.readAt', { date: time(readAt) }) : t('mediations.notRead')}
                </MessageNote>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}

/** What a company may not write: the engine refuses or marks it. */
function Rules() {
  const { t } = useT('panel');
  return (
    <section className={styles.rules} aria-labelledby="mediation-rules">
      <h3 id="mediation-rules" className={styles.heading}>
        {t('mediations.rules.title')}
      </h3>
      <ul>
        {(['money', 'pressure', 'links', 'contact'] as const).map((rule) => (
          <li key={rule}>{t(`mediations.rules.${rule}`)}</li>
        ))}
      </ul>
    </section>
  );
}
