import type { ManagedReview } from '@app/contracts/review-forms';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Icon, LinkButton, cx } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import * as flow from '../flow.module.css';
import * as styles from './manage.module.css';

const LOOKS: Record<ManagedReview['state'], { icon: IconName; tone?: 'good' | 'waits' | 'stopped' }> = {
  awaiting_confirmation: { icon: 'mail', tone: 'waits' },
  screening: { icon: 'clock', tone: 'waits' },
  published: { icon: 'check', tone: 'good' },
  held: { icon: 'warning', tone: 'stopped' },
  in_mediation: { icon: 'chat', tone: 'waits' },
  withdrawn: { icon: 'close', tone: 'stopped' },
  rejected: { icon: 'close', tone: 'stopped' },
  deleted: { icon: 'trash' },
};

/** State of a review, with a link to the next step if there is one. */
export function ReviewState({ review, company }: { review: ManagedReview; company: string }) {
  const { t, locale } = useT('invitation');
  const { icon, tone } = LOOKS[review.state];
  const { pending, mediationToken, statementToken } = review;
  return (
    <>
      <div className={styles.state}>
        <span className={cx(styles.badge, tone && styles[tone])}>
          <Icon name={icon} size={16} />
          {t(`manage.states.${review.state}.label`, { company })}
        </span>
        <p className={styles.stateText}>{t(`manage.states.${review.state}.text`, { company })}</p>
      </div>
      {pending && (
        <Alert
          tone={pending.held ? 'warning' : 'info'}
          title={t(`manage.pending.${pending.held ? 'held' : 'checking'}.title`)}
        >
          {t(`manage.pending.${pending.held ? 'held' : 'checking'}.text`)}
        </Alert>
      )}
      {(mediationToken ?? statementToken) !== null && (
        <div className={flow.actions}>
          {mediationToken && (
            <LinkButton href={localePath(locale, `/mediation/${mediationToken}`)}>
              {t('manage.talk', { company })}
            </LinkButton>
          )}
          {statementToken && (
            <LinkButton variant="secondary" href={localePath(locale, `/statement/${statementToken}`)}>
              {t('manage.why')}
            </LinkButton>
          )}
        </div>
      )}
    </>
  );
}
