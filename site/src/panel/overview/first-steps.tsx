import { useT } from '../../lib/i18n.ts';
import { Card, Icon } from '../../ui/index.ts';
import { PanelLink } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import * as styles from './overview.module.css';

const STEPS = [
  ['settings', PANEL_PATHS.settingsInvitations],
  ['import', PANEL_PATHS.import],
  ['wait', null],
] as const;

/** For a company without orders: the way to the first reviews. */
export function FirstSteps() {
  const { t } = useT('panel');
  return (
    <Card as="section" className={styles.start}>
      <h2>{t('overview.start.title')}</h2>
      <p className={styles.quiet}>{t('overview.start.text')}</p>
      <ol className={styles.startSteps}>
        {STEPS.map(([step, path]) => (
          <li key={step}>
            <h3>{t(`overview.start.${step}.title`)}</h3>
            <p className={styles.quiet}>{t(`overview.start.${step}.text`)}</p>
            {path && (
              <PanelLink className={styles.action} to={path}>
                {t(`overview.start.${step}.action`)}
                <Icon name="arrow" size={16} />
              </PanelLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
