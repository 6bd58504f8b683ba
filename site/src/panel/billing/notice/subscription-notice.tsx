import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SubscriptionNotice as Answer } from '@app/contracts/billing/billing';
import { localStore } from '../../../lib/browser/local-store.ts';
import { formatDate } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Icon, VisuallyHidden, cx } from '../../../ui/index.ts';
import { PanelLink, useApi, usePanel } from '../../panel-context.tsx';
import { PANEL_PATHS } from '../../paths.ts';
import { usePermission } from '../../permissions.tsx';
import { noticeApi } from './notice-api.ts';
import * as styles from './subscription-notice.module.css';

type Notice = NonNullable<Answer['notice']>;

const GRAVE: ReadonlySet<Notice['kind']> = new Set(['grace', 'suspended']);
const storeKey = (companyId: string) => `opinara.subscription-notice.${companyId}`;
/** Names a warning: the next one is shown again. */
const nameOf = ({ kind, at, days }: Notice): string => [kind, at, days].join(' ');

/** What is far enough away, or was wished for, may be hidden until the next warning. */
const isHarmless = ({ kind, days }: Notice): boolean =>
  kind === 'cancelled' || ((kind === 'trial' || kind === 'renewal') && (days ?? 0) > 1);

const actionOf = ({ kind, ordered }: Notice): 'choose' | 'see' | 'pay' => {
  if (kind === 'cancelled') return 'see';
  return (kind === 'trial' || kind === 'suspended') && !ordered ? 'choose' : 'pay';
};

/** A bar across the panel that warns of a coming end, a missing payment or a suspension. It leads to the page to pay. */
export function SubscriptionNotice() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(noticeApi);
  const permission = usePermission('billing.read');
  const { data } = useQuery({
    queryKey: ['subscription-notice', company.id],
    queryFn: ({ signal }) => api.notice(signal),
    staleTime: 60_000,
  });
  const [hidden, setHidden] = useState<string | null>(null);
  const notice = data?.notice;
  if (!notice) return null;
  const name = nameOf(notice);
  if (isHarmless(notice) && (hidden ?? localStore()?.getItem(storeKey(company.id))) === name) return null;
  const dismiss = () => {
    localStore()?.setItem(storeKey(company.id), name);
    setHidden(name);
  };
  const key = notice.kind === 'trial' && notice.ordered ? 'trialOrdered' : notice.kind;
  return (
    <section className={cx(styles.notice, GRAVE.has(notice.kind) && styles.grave)} aria-label={t('notice.label')}>
      <Icon name="warning" size={18} />
      <p className={styles.text}>
        {t(`notice.${key}`, {
          date: notice.at ? formatDate(locale, notice.at, { timeZone: company.timeZone }) : '',
        })}{' '}
        {permission.allowed && (
          <PanelLink to={PANEL_PATHS.settingsBilling}>{t(`notice.actions.${actionOf(notice)}`)}</PanelLink>
        )}
      </p>
      {isHarmless(notice) && (
        <button type="button" className={styles.dismiss} onClick={dismiss}>
          <Icon name="close" size={18} />
          <VisuallyHidden>{t('notice.dismiss')}</VisuallyHidden>
        </button>
      )}
    </section>
  );
}
