import { useEffect, useState } from 'react';
import type { MerchantMediation } from '@app/contracts/mediation';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, cx } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { usePanel } from '../panel-context.tsx';
import { timeLeft } from './time-left.ts';
import * as styles from './mediations.module.css';

const MINUTE_MS = 60_000;
const SOON_MS = 24 * 60 * MINUTE_MS;

/** The current time, updated every half minute. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Both deadlines of an open mediation: of the first message, and of the dialogue. */
export function Clocks({ mediation }: { mediation: Pick<MerchantMediation, 'state' | 'answerBy' | 'endsAt'> }) {
  const { state, answerBy, endsAt } = mediation;
  return (
    <ul className={styles.clocks}>
      {state === 'awaiting_merchant' && <Clock name="answerBy" deadline={answerBy} />}
      <Clock name="endsAt" deadline={endsAt} />
    </ul>
  );
}

function Clock({ name, deadline }: { name: 'answerBy' | 'endsAt'; deadline: string }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const now = useNow();
  const left = timeLeft(locale, deadline, now);
  return (
    <li className={cx(styles.clock, Date.parse(deadline) - now < SOON_MS && styles.soon)}>
      <Icon name={name === 'answerBy' ? 'mail' : 'clock'} size={20} />
      <span>
        <strong>{left === null ? t('mediations.clocks.past') : t('mediations.clocks.left', { left })}</strong>
        <span className={styles.clockText}>
          {t(`mediations.clocks.${name}`, { date: formatCompanyTime(locale, deadline, company.timeZone) })}
        </span>
      </span>
    </li>
  );
}
