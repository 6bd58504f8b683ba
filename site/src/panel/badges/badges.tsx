import { useCallback } from 'react';
import { useQuery } from '@tanstack/react-query';
import { BadgeMark } from '../../features/badges/badge-mark.tsx';
import { localePath } from '../../lib/addresses/links.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Skeleton, cx } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import { badgesApi } from './badges-api.ts';
import { ConditionList } from './condition-list.tsx';
import { nextBadges } from './progress.ts';
import type { BadgeItem } from './progress.ts';
import * as styles from './badges.module.css';

/** Badges that the company holds, those within reach with what is missing, and those it has lost. */
export function Badges() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(badgesApi);
  const badges = useQuery({ queryKey: ['badges', company.id], queryFn: ({ signal }) => api.badges(signal) });
  return (
    <>
      <PageHead
        title={t('badges.title')}
        lead={t('badges.lead')}
        actions={
          <a className={panel.link} href={localePath(locale, '/badges')}>
            {t('badges.criteria')}
          </a>
        }
      />
      {badges.data ? (
        <Lists items={badges.data.items} />
      ) : badges.isError ? (
        <LoadFailed error={badges.error} onRetry={() => void badges.refetch()} />
      ) : (
        <div aria-busy="true">
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </div>
      )}
    </>
  );
}

function Lists({ items }: { items: readonly BadgeItem[] }) {
  const { t, locale } = useT('panel');
  const { company, search } = usePanel();
  const linked = new URLSearchParams(search).get('badge');
  const date = (instant: string) => formatDate(locale, instant, { timeZone: company.timeZone });
  const held = items.filter(({ heldSince }) => heldSince !== null);
  const lost = items
    .flatMap(({ badge, lost: times }) => times.map((time) => ({ badge, ...time })))
    .toSorted((a, b) => b.lostAt.localeCompare(a.lostAt));
  return (
    <div className={styles.page}>
      <section>
        <h2 className={styles.heading}>{t('badges.held')}</h2>
        {held.length === 0 ? (
          <p className={styles.quiet}>{t('badges.noneHeld')}</p>
        ) : (
          <ul className={styles.list}>
            {held.map((item) => (
              <Card as="li" key={item.badge} className={cx(styles.badge, item.badge === linked && styles.linked)}>
                <Name item={item} linked={item.badge === linked} />
                <p className={styles.quiet}>{t('badges.since', { date: date(item.heldSince ?? '') })}</p>
                <ConditionList conditions={item.conditions} />
              </Card>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className={styles.heading}>{t('badges.next')}</h2>
        <ul className={styles.list}>
          {nextBadges(items).map((item) => (
            <Card as="li" key={item.badge} className={cx(styles.badge, item.badge === linked && styles.linked)}>
              <Name item={item} linked={item.badge === linked} />
              <ConditionList conditions={item.conditions} />
            </Card>
          ))}
        </ul>
      </section>
      {lost.length > 0 && (
        <section>
          <h2 className={styles.heading}>{t('badges.lost')}</h2>
          <ul className={styles.lost}>
            {lost.map(({ badge, wonAt, lostAt }) => (
              <li key={badge + lostAt}>
                <strong>{t(`badges:${badge}.name`)}</strong>{' '}
                {t('badges.heldFromTo', { from: date(wonAt), to: date(lostAt) })}
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.quiet}>{t('badges:criteria.nightly')}</p>
      <p className={styles.quiet}>{t('badges:criteria.comparable')}</p>
    </div>
  );
}

/** `linked`: a mail or notification leads to it. */
function Name({ item: { badge }, linked }: { item: BadgeItem; linked: boolean }) {
  const { t } = useT('badges');
  const focus = useCallback((heading: HTMLElement | null) => heading?.focus(), []);
  return (
    <h3 className={styles.name} {...(linked && { ref: focus, tabIndex: -1 })}>
      <BadgeMark badge={badge} size="large" />
      {t(`${badge}.name`)}
    </h3>
  );
}
