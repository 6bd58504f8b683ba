import type { ReviewShare } from '@app/contracts/sharing/review-shares';
import { productPath } from '../../lib/addresses/links.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { usePanel } from '../panel-context.tsx';
import * as styles from './sharing.module.css';

interface ShareCardProps {
  share: ReviewShare;
  busy: boolean;
  onAnswer(accept: boolean): void;
  onEnd(): void;
}

/** A request or agreement, with what may be done about it. */
export function ShareCard({ share, busy, onAnswer, onEnd }: ShareCardProps) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const { direction, state, other, ownProduct, otherProduct, requestedAt } = share;
  const isAsked = direction === 'shown' && state === 'requested';
  const isOpen = state === 'requested' || state === 'accepted';
  return (
    <Card as="article">
      <div className={styles.share}>
        <h2 className={styles.shareTitle}>{t(`sharing.directions.${direction}`, { company: other.name })}</h2>
        <p className={styles.state}>{t(`sharing.states.${state}`)}</p>
        <dl className={styles.products}>
          <div>
            <dt>{t('sharing.own')}</dt>
            <dd>
              <a href={productPath(locale, ownProduct, company)}>{ownProduct.name}</a>
            </dd>
          </div>
          <div>
            <dt>{t('sharing.others', { company: other.name })}</dt>
            <dd>
              <a href={productPath(locale, otherProduct, other)}>{otherProduct.name}</a>
            </dd>
          </div>
          <div>
            <dt>{t('sharing.requested')}</dt>
            <dd>{formatDate(locale, requestedAt, { timeZone: company.timeZone, style: 'medium' })}</dd>
          </div>
        </dl>
        {isOpen && (
          <div className={styles.acts}>
            {isAsked && (
              <>
                <ActButton act="sharing.answer" compact size="small" busy={busy} onClick={() => onAnswer(true)}>
                  {t('sharing.accept')}
                </ActButton>
                <ActButton
                  act="sharing.answer"
                  compact
                  size="small"
                  variant="secondary"
                  busy={busy}
                  onClick={() => onAnswer(false)}
                >
                  {t('sharing.decline')}
                </ActButton>
              </>
            )}
            {!isAsked && (
              <ActButton act="sharing.end" compact size="small" variant="quiet" onClick={onEnd}>
                {t(state === 'requested' ? 'sharing.takeBack' : 'sharing.end')}
              </ActButton>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
