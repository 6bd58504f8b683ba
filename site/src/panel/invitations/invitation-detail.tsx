import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { InvitationDetail as Detail } from '@app/contracts/inviting/invitation-list';
import { failureOf } from '../../lib/api/failure.ts';
import { formatDate, languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, EmptyState, Icon, Skeleton, VisuallyHidden } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { CancelInvitation } from './cancel-invitation.tsx';
import { invitationsApi } from './invitations-api.ts';
import { SendNow } from './send-now.tsx';
import { Timeline } from './timeline.tsx';
import * as styles from './invitations.module.css';

/** An invitation with its order and timeline, beside the list. */
export function InvitationDetail({ id, onClose }: { id: string; onClose(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationsApi);
  const detail = useQuery({
    queryKey: ['invitation', company.id, id],
    queryFn: ({ signal }) => api.invitation(id, signal),
  });
  return (
    <Card as="section" className={styles.detail} aria-label={t('invitations.detail.label')}>
      <button type="button" className={styles.close} onClick={onClose}>
        <Icon name="close" />
        <VisuallyHidden>{t('invitations.detail.close')}</VisuallyHidden>
      </button>
      {detail.data ? (
        <Shown detail={detail.data} />
      ) : detail.isError ? (
        failureOf(detail.error).status === 404 ? (
          <EmptyState title={t('invitations.detail.notFound')} />
        ) : (
          <LoadFailed error={detail.error} onRetry={() => void detail.refetch()} />
        )
      ) : (
        <div aria-busy="true">
          <Skeleton shape="heading" />
          <Skeleton shape="block" />
        </div>
      )}
    </Card>
  );
}

interface Fact {
  term: string;
  /** Without one it is left out. */
  value: ReactNode;
}

function Shown({ detail }: { detail: Detail }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { order, config, channel, state } = detail;
  const address = channel === 'sms' ? (detail.phone ?? detail.email) : detail.email || detail.phone;
  const { import: file } = order;
  const source = file ? (
    <PanelLink to={`${PANEL_PATHS.import}?import=${file.id}`}>
      {t('invitations.detail.fromImport', { file: file.fileName })}
    </PanelLink>
  ) : (
    t(`invitations.detail.sources.${order.source}`)
  );
  const waiting = state === 'scheduled' || state === 'over_limit';
  const facts: Fact[] = [
    { term: t('invitations.columns.customer'), value: [detail.name, address].filter(Boolean).join(', ') || '–' },
    {
      term: t('invitations.detail.purchased'),
      value: formatDate(locale, order.purchasedAt, { timeZone: company.timeZone }),
    },
    { term: t('invitations.detail.source'), value: source },
    { term: t('invitations.detail.basis'), value: t(`invitations.detail.bases.${order.basis}`) },
    { term: t('invitations.filters.config'), value: `${config.name} (${t(`config.channels.${channel}`)})` },
    { term: t('invitations.columns.language'), value: languageName(locale, detail.language) },
    {
      term: t('invitations.detail.products'),
      value: order.products.map(({ name }) => name).join(', '),
    },
    {
      term: t('invitations.detail.due'),
      value: waiting && formatCompanyTime(locale, detail.dueAt, company.timeZone),
    },
  ];
  return (
    <>
      <h2 className={styles.detailTitle}>{t('invitations.detail.title', { order: detail.orderId })}</h2>
      <p className={styles.email}>{t(`invitations.states.${state}`)}</p>
      {(detail.maySend || detail.mayCancel) && (
        <div className={styles.acts}>
          {detail.maySend && <SendNow id={detail.id} />}
          {detail.mayCancel && <CancelInvitation row={detail} says={!detail.maySend} />}
        </div>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ({ term, value }) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {detail.reviews.length > 0 && (
        <ul className={styles.reviews}>
          {detail.reviews.map(({ id, public: shown, product }) => (
            <li key={id}>
              <Icon name="chat" size={18} />
              {shown ? (
                <PanelLink to={`/panel/reviews?review=${id}`}>
                  {product === null
                    ? t('invitations.detail.review')
                    : t('invitations.detail.productReview', { product })}
                </PanelLink>
              ) : (
                t('invitations.detail.reviewHidden')
              )}
            </li>
          ))}
        </ul>
      )}
      <h3 className={styles.detailPart}>{t('invitations.detail.timeline')}</h3>
      <Timeline steps={detail.timeline} />
    </>
  );
}
