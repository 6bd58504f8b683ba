import type { CompanyOverview } from '@app/contracts/invitations';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Icon } from '../../ui/index.ts';
import { PanelLink } from '../panel-context.tsx';
import { pathOfView } from '../invitations/view-path.ts';
import { PANEL_PATHS } from '../paths.ts';
import * as styles from './overview.module.css';

const STEPS = [
  ['profile', PANEL_PATHS.settingsProfile],
  ['settings', PANEL_PATHS.settingsInvitations],
  ['import', PANEL_PATHS.import],
  ['wait', null],
] as const;

/** First steps of a company without orders; the profile's while it lacks something. */
export function FirstSteps({ profileLacks }: { profileLacks: boolean }) {
  const { t } = useT('panel');
  return (
    <Card as="section" className={styles.start}>
      <h2>{t('overview.start.title')}</h2>
      <p className={styles.quiet}>{t('overview.start.text')}</p>
      <ol className={styles.startSteps}>
        {STEPS.filter(([step]) => step !== 'profile' || profileLacks).map(([step, path]) => (
          <li key={step}>
            <h3>{t(`overview.start.${step}.title`)}</h3>
            <p className={styles.quiet}>{t(`overview.start.${step}.text`)}</p>
            {path && (
              <PanelLink className={styles.action} to={path}>
                {t(`overview.start.${step}.action`)}
                <Icon name="arrow" size={16} />
              </PanelLink>
            )}
            {step === 'import' && (
              <PanelLink className={styles.action} to={pathOfView({ inviting: true })}>
                {t('overview.start.import.byHand')}
                <Icon name="arrow" size={16} />
              </PanelLink>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** What the profile of a company at work lacks, with the way there. */
export function ProfileIncomplete({ missing }: { missing: CompanyOverview['profileMissing'] }) {
  const { t } = useT('panel');
  return (
    <Card as="section" className={styles.start}>
      <h2>{t('overview.incomplete.title')}</h2>
      {missing.map((fact) => (
        <p key={fact} className={styles.quiet}>
          {t(`overview.incomplete.${fact}`)}
        </p>
      ))}
      <PanelLink className={styles.action} to={PANEL_PATHS.settingsProfile}>
        {t('overview.incomplete.action')}
        <Icon name="arrow" size={16} />
      </PanelLink>
    </Card>
  );
}
