import { useInfiniteQuery } from '@tanstack/react-query';
import type { ManagerCard, ManagerMessage } from '@app/contracts/company/manager';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, Skeleton, cx } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { managerApi } from './manager-api.ts';
import * as styles from './manager.module.css';
import { MessageForm } from './message-form.tsx';

/** Who looks after the company: a card, and messages in both directions. */
export function ManagerPage() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(managerApi);
  const box = useInfiniteQuery({
    queryKey: ['manager', company.id],
    queryFn: ({ pageParam, signal }) => api.box(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const manager = box.data?.pages[0]?.manager;
  const messages = box.data?.pages.flatMap((page) => page.messages) ?? [];
  return (
    <>
      <PageHead title={t('manager.title')} lead={t('manager.lead')} />
      {box.isError ? (
        <Card>
          <PlanLacks error={box.error} onRetry={() => void box.refetch()} />
        </Card>
      ) : !box.data ? (
        <Card aria-busy="true">
          <Skeleton shape="block" />
        </Card>
      ) : (
        <div className={styles.page}>
          {manager ? (
            <Contact manager={manager} />
          ) : (
            <EmptyState icon="user" title={t('manager.missing')}>
              {t('manager.missingText')}
            </EmptyState>
          )}
          {(manager ?? messages.length > 0) && (
            <Card as="section" className={styles.messages} aria-labelledby="manager-messages">
              <h2 id="manager-messages">{t('manager.messages')}</h2>
              {manager && <MessageForm />}
              <Messages messages={messages} />
              {box.hasNextPage && (
                <Button variant="secondary" busy={box.isFetchingNextPage} onClick={() => void box.fetchNextPage()}>
                  {t('manager.older')}
                </Button>
              )}
            </Card>
          )}
        </div>
      )}
    </>
  );
}

function Contact({ manager: { name, photo, phone, email, languages } }: { manager: ManagerCard }) {
  const { t, locale } = useT('panel');
  return (
    <Card as="section" className={styles.card} aria-label={t('manager.card')}>
      {photo ? (
        <img className={styles.photo} src={photo} alt="" width={96} height={96} />
      ) : (
        <span className={styles.photo} aria-hidden="true">
          {name.slice(0, 1)}
        </span>
      )}
      <div>
        <h2>{name}</h2>
        <dl className={styles.facts}>
          <dt>{t('manager.email')}</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
          {phone && (
            <>
              <dt>{t('manager.phone')}</dt>
              <dd>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </dd>
            </>
          )}
          <dt>{t('manager.languages')}</dt>
          <dd>{languages.map((one) => languageName(locale, one)).join(', ')}</dd>
        </dl>
      </div>
    </Card>
  );
}

/** Newest first, as they are written above. */
function Messages({ messages }: { messages: readonly ManagerMessage[] }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  if (messages.length === 0) return <p className={styles.quiet}>{t('manager.none')}</p>;
  return (
    <ol className={styles.list}>
      {messages.map(({ id, from, name, body, at }) => (
        <li key={id} className={cx(styles.message, from === 'manager' && styles.theirs)}>
          <p className={styles.quiet}>
            <strong>{name ?? t('manager.deleted')}</strong>{' '}
            <time dateTime={at}>{formatCompanyTime(locale, at, company.timeZone)}</time>
          </p>
          <p className={styles.body} dir="auto">
            {body}
          </p>
        </li>
      ))}
    </ol>
  );
}
