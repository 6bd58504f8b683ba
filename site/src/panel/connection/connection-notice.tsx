import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useConnection } from '../../lib/api/connection.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/index.ts';
import { getMe } from '../company-scope.ts';
import * as styles from './connection-notice.module.css';

/** Pause between two questions whether the engine answers again. */
const PROBE_MS = 3_000;

/** A bar across the panel while the engine cannot be reached. When it can, what is shown is loaded again. */
export function ConnectionNotice() {
  const { t } = useT('panel');
  const client = useQueryClient();
  const state = useConnection();
  const lost = state !== 'online';
  useEffect(() => {
    if (!lost) return;
    return () => void client.invalidateQueries();
  }, [lost, client]);
  useEffect(() => {
    if (state !== 'unreachable') return;
    // Whatever it answers, it can be reached: the API's client notes that.
    const probe = () => void getMe().catch(() => {});
    probe();
    const timer = setInterval(probe, PROBE_MS);
    return () => clearInterval(timer);
  }, [state]);
  return (
    <div role="status" className={styles.region}>
      {lost && (
        <p className={styles.notice}>
          <Icon name="warning" size={18} />
          {t(`connection.${state}`)}
        </p>
      )}
    </div>
  );
}
