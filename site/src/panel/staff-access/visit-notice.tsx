import { useMutation } from '@tanstack/react-query';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Icon } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { usePanel } from '../panel-context.tsx';
import { leaveVisit } from './staff-access-api.ts';
import * as styles from './visit-notice.module.css';

/** A bar across the panel while staff visit it: who, until when, and whether they may change something. */
export function VisitNotice() {
  const { t, locale } = useT('panel');
  const { me, company } = usePanel();
  const leave = useMutation({ mutationFn: leaveVisit, onSuccess: () => navigateTo('/admin/companies') });
  if (!me.visit) return null;
  const { staff, until, mayChange } = me.visit;
  return (
    <div className={styles.notice} role="status">
      <Icon name="warning" size={18} />
      <span>
        {t('staffAccess.banner', { staff, time: formatCompanyTime(locale, until, company.timeZone) })}{' '}
        {mayChange ? t('staffAccess.mayChange') : t('staffAccess.readOnly')}
      </span>
      <Button size="small" variant="secondary" disabled={leave.isPending} onClick={() => leave.mutate()}>
        {t('staffAccess.end')}
      </Button>
    </div>
  );
}
