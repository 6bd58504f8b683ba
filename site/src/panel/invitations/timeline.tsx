import type { TimelineStep } from '@app/contracts/inviting/invitation-list';
import { useT } from '../../lib/texts/i18n.ts';
import { cx } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { usePanel } from '../panel-context.tsx';
import * as styles from './invitations.module.css';

const TONES: Partial<Record<TimelineStep['type'], string>> = {
  completed: 'good',
  sent: 'way',
  reminded: 'way',
  over_limit: 'bad',
  bounced: 'bad',
  refused: 'bad',
};
/** Reasons that have a sentence; others are not shown. */
const REASONS = [
  'month',
  'text_messages',
  'no_text_messages',
  'suspended',
  'slowed',
  'stopped',
  'unlisted',
  'by_company',
  'address_erased',
  'company_blocked',
  'opted_out',
  'recipient_limit',
  'mail_server',
  'sms_provider',
  'failed',
] as const;

/** What has happened to an invitation, oldest first. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  return (
    <ol className={styles.timeline}>
      {steps.map(({ type, at, reason, number, answer }, index) => {
        const known = REASONS.find((one) => one === reason);
        return (
          <li key={`${index} ${at}`} className={cx(styles[TONES[type] ?? ''])}>
            <p>
              {type === 'reminded' && number !== null
                ? t('invitations.steps.remindedAs', { number })
                : t(`invitations.steps.${type}`)}
            </p>
            {known && <p className={styles.why}>{t(`invitations.reasons.${known}`)}</p>}
            {answer && (
              <p className={styles.why}>
                <q>{answer}</q>
              </p>
            )}
            <time className={styles.when} dateTime={at}>
              {formatCompanyTime(locale, at, company.timeZone)}
            </time>
          </li>
        );
      })}
    </ol>
  );
}
