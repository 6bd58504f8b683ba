import type { Dashboard } from '@app/contracts/company/dashboard';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/index.ts';
import { PanelLink } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { changeOf } from './changes.ts';
import { OverviewCard } from './overview-card.tsx';
import * as styles from './overview.module.css';

/** The net promoter score of the period beside the one before, and of all answers. */
export function NetPromoter({ nps }: { nps: NonNullable<Dashboard['nps']> }) {
  const { t, locale } = useT('panel');
  const { current, previous } = nps;
  const number = (value: number) => formatNumber(locale, value);
  const change = changeOf(current.score, previous.score);
  return (
    <OverviewCard title={t('overview.nps.title')}>
      <p className={styles.big}>{current.score === null ? '–' : number(current.score)}</p>
      <p className={styles.quiet}>
        {t('overview.nps.answered', { count: current.answered })}
        {', '}
        {change === null || previous.score === null
          ? t('overview.compared.nothingBefore')
          : t(`overview.compared.${change}`, { value: number(previous.score) })}
      </p>
      <p className={styles.quiet}>{t('overview.nps.all', { score: number(nps.score), count: nps.answered })}</p>
      <PanelLink className={styles.action} to={`${PANEL_PATHS.surveys}?survey=${nps.surveyId}`}>
        {nps.title[locale] ?? nps.title[nps.defaultLanguage]}
        <Icon name="arrow" size={16} />
      </PanelLink>
    </OverviewCard>
  );
}
