import type { MerchantMediationRow } from '@app/contracts/mediation';
import { useT } from '../../lib/texts/i18n.ts';
import { GradeDisplay, cx } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { PanelLink, usePanel } from '../panel-context.tsx';
import { useNow } from './clocks.tsx';
import { timeLeft } from './time-left.ts';
import { addressOf } from './views.ts';
import type { View } from './views.ts';
import * as styles from './mediations.module.css';

/** The mediations of a view, each a link to its dialogue. */
export function MediationList({
  rows,
  view,
  chosen,
}: {
  rows: readonly MerchantMediationRow[];
  view: View;
  chosen: string | null;
}) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const now = useNow();
  const deadlineOf = ({ state, outcome, endedAt, answerBy, endsAt }: MerchantMediationRow): string => {
    if (state === 'ended') {
      const date = endedAt ? formatCompanyTime(locale, endedAt, company.timeZone) : '';
      return `${t(`mediations.outcomes.${outcome ?? 'kept'}`)} · ${date}`;
    }
    const left = timeLeft(locale, state === 'awaiting_merchant' ? answerBy : endsAt, now);
    if (left === null) return t('mediations.clocks.past');
    return t(state === 'awaiting_merchant' ? 'mediations.leftToWrite' : 'mediations.clocks.left', { left });
  };
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.reviewId}>
          <PanelLink
            to={addressOf(view, row.reviewId)}
            className={cx(styles.row, row.unread && styles.unread)}
            aria-current={row.reviewId === chosen ? 'true' : undefined}
          >
            <span className={styles.rowHead}>
              <strong>{row.authorName || t('mediations.noName')}</strong>
              {row.unread && <span className={styles.mark}>{t('mediations.unread')}</span>}
            </span>
            <GradeDisplay value={row.grade} size="small" />
            <span className={styles.rowBody}>{row.body || t('mediations.noText')}</span>
            <span className={styles.rowDeadline}>{deadlineOf(row)}</span>
          </PanelLink>
        </li>
      ))}
    </ul>
  );
}
