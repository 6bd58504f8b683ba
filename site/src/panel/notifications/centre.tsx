import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notification } from '@app/contracts/notifying/notifications';
import { linkOfNotification, panelPath } from '@app/contracts/notifying/panel-links';
import { useT } from '../../lib/texts/i18n.ts';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { Button, EmptyState, Skeleton, cx } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { notificationsApi } from './notifications-api.ts';
import { useNotifications } from './use-notifications.ts';
import * as panel from '../panel.module.css';
import * as styles from './notifications.module.css';

/** The member's notifications; each leads to what it is about. */
export function NotificationCentre({ onClose }: { onClose(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(notificationsApi);
  const client = useQueryClient();
  const list = useNotifications();
  const read = useMutation({
    mutationFn: ({ id, all }: { id: string; all: boolean }) => api.read(id, all),
    onSettled: () => client.invalidateQueries({ queryKey: ['notifications', company.id] }),
  });
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const unread = list.data?.pages[0]?.unread ?? 0;
  const [newest] = items;
  return (
    <Dialog
      className={styles.centre}
      title={t('notifications.title')}
      close={t('notifications.close')}
      onClose={onClose}
    >
      <div className={styles.acts}>
        <PanelLink className={panel.link} to={PANEL_PATHS.settingsNotifications} onClick={onClose}>
          {t('notifications.settings')}
        </PanelLink>
        {unread > 0 && newest && (
          <Button
            variant="quiet"
            size="small"
            busy={read.isPending}
            onClick={() => read.mutate({ id: newest.id, all: true })}
          >
            {t('notifications.readAll')}
          </Button>
        )}
      </div>
      {list.isPending ? (
        <div aria-busy="true">
          <Skeleton />
          <Skeleton short />
        </div>
      ) : list.isError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : items.length === 0 ? (
        <EmptyState icon="bell" title={t('notifications.none')}>
          {t('notifications.noneText')}
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <Line
              key={item.id}
              item={item}
              onFollow={() => {
                if (item.readAt === null) read.mutate({ id: item.id, all: false });
                onClose();
              }}
            />
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <div className={panel.below}>
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('notifications.more')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

function Line({ item, onFollow }: { item: Notification; onFollow(): void }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { kind, detail, at, readAt } = item;
  return (
    <li>
      <PanelLink
        to={panelPath(linkOfNotification(item))}
        className={cx(styles.line, readAt === null && styles.unread)}
        onClick={onFollow}
      >
        <span>
          {t(`notifications.kinds.${kind}`)}
          {detail['grade'] !== undefined && ` · ${t('notifications.grade', { grade: detail['grade'] })}`}
        </span>
        <span className={styles.meta}>
          {formatCompanyTime(locale, at, company.timeZone)}
          {readAt === null && ` · ${t('notifications.unread')}`}
        </span>
      </PanelLink>
    </li>
  );
}
