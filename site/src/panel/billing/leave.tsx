import { useState } from 'react';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { Alert, Button, Card, Icon } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { optOutsApi } from '../opt-outs/opt-outs-api.ts';
import { useApi } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { ExportDialog } from '../reviews/export/export-dialog.tsx';
import * as panel from '../panel.module.css';
import { useBillingFailure, useBillingWords } from './billing-words.ts';
import { useBillingChange } from './use-billing.ts';
import * as styles from './billing.module.css';

/** Cancelling and coming back, with the company's data to take along. */
export function Leave({ billing: { subscription } }: { billing: BillingOverview }) {
  const { t, day } = useBillingWords();
  const failureWords = useBillingFailure();
  const [asking, setAsking] = useState(false);
  const cancel = useBillingChange(
    (api) => api.cancel(),
    () => setAsking(false),
  );
  const resume = useBillingChange((api) => api.resume());
  const { state, cancelled, next, periodEnd } = subscription;
  const canCancel = !cancelled && (state === 'paid' || state === 'past_due' || (state === 'trial' && next !== null));
  const canResume = cancelled && (state === 'paid' || state === 'trial');
  // What is paid is served; what is past due ends at once.
  const end = state === 'past_due' ? 'now' : next?.paid ? 'afterNext' : 'atEnd';
  const date = day(next?.paid ? subscription.servedUntil : periodEnd);
  return (
    <Card as="section" className={styles.section} aria-labelledby="billing-leave">
      <h2 id="billing-leave">{t(canResume ? 'billing.leave.cancelled' : 'billing.leave.title')}</h2>
      {canResume && <p>{t('billing.leave.resumeText', { date })}</p>}
      {canCancel && <p>{t(`billing.leave.text.${state === 'trial' ? 'trial' : 'paid'}`)}</p>}
      {resume.isError && <Alert tone="error">{failureWords(resume.error)}</Alert>}
      {canResume && (
        <div>
          <ActButton act="billing.write" busy={resume.isPending} onClick={() => resume.mutate()}>
            {t('billing.leave.resume')}
          </ActButton>
        </div>
      )}
      {canCancel && (
        <div>
          <ActButton act="billing.write" variant="secondary" onClick={() => setAsking(true)}>
            {t('billing.leave.cancel')}
          </ActButton>
        </div>
      )}
      <Exports />
      {asking && (
        <ConfirmDialog
          title={t('billing.leave.confirm.title')}
          confirm={t('billing.leave.confirm.yes')}
          cancel={t('billing.leave.confirm.no')}
          busy={cancel.isPending}
          onConfirm={() => cancel.mutate()}
          onCancel={() => {
            cancel.reset();
            setAsking(false);
          }}
        >
          <p>{t(`billing.leave.confirm.${end}`, { date })}</p>
          <p>{t('billing.leave.confirm.stays')}</p>
          {cancel.isError && <Alert tone="error">{failureWords(cancel.error)}</Alert>}
        </ConfirmDialog>
      )}
    </Card>
  );
}

/** The company's data as files: open to a suspended company too. */
function Exports() {
  const { t } = useBillingWords();
  const optOuts = useApi(optOutsApi);
  const permission = usePermission('opt_outs.export');
  const [exporting, setExporting] = useState(false);
  return (
    <div className={styles.exports}>
      <h3>{t('billing.exports.title')}</h3>
      <p className={styles.quiet}>{t('billing.exports.text')}</p>
      <div className={styles.acts}>
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="download" size={18} />}
          onClick={() => setExporting(true)}
        >
          {t('billing.exports.reviews')}
        </Button>
        {permission.allowed && (
          <a className={panel.link} href={optOuts.exportUrl} download>
            {t('billing.exports.optOuts')}
          </a>
        )}
      </div>
      {exporting && <ExportDialog filters={{}} onClose={() => setExporting(false)} />}
    </div>
  );
}
