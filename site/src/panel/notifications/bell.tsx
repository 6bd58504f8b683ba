import { Suspense, useState } from 'react';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, VisuallyHidden } from '../../ui/index.ts';
import { lazyWithTexts } from '../connection/lazy-with-texts.ts';
import { usePanel } from '../panel-context.tsx';
import { useNotifications } from './use-notifications.ts';
import * as panel from '../panel.module.css';
import * as styles from './notifications.module.css';

const NotificationCentre = lazyWithTexts(() => import('./centre.tsx'), 'NotificationCentre');
const MOST_SHOWN = 99;

/** Button of the top bar: opens the notifications and shows how many are unread. Mails of several link to them opened. */
export function Bell() {
  const { t } = useT('panel');
  const { search } = usePanel();
  const [open, setOpen] = useState(() => new URLSearchParams(search).get('notifications') === 'open');
  const unread = useNotifications().data?.pages[0]?.unread ?? 0;
  return (
    <>
      <button type="button" className={panel.iconButton} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span className={styles.bell}>
          <Icon name="bell" />
          {unread > 0 && (
            <span className={styles.badge} aria-hidden="true">
              {Math.min(unread, MOST_SHOWN)}
              {unread > MOST_SHOWN && '+'}
            </span>
          )}
        </span>
        <VisuallyHidden>{t('notifications.open', { count: unread })}</VisuallyHidden>
      </button>
      {open && (
        <Suspense fallback={null}>
          <NotificationCentre onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
