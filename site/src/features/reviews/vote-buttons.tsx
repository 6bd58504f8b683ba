import { useState } from 'react';
import type { ReviewCard, VoteCounts } from '@app/contracts/reviews';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { api, ApiProblem } from '../../lib/api/api.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { storeOwnVote, readOwnVote } from './own-votes.ts';
import * as styles from './review-actions.module.css';

/**
 * Helpful votes: one per device, which can be changed or taken back. Rendered in the browser only, which knows the own
 * vote.
 */
export function VoteButtons({ review }: { review: Pick<ReviewCard, 'id' | 'helpful'> }) {
  const { t, locale } = useT('reviews');
  const [votes, setVotes] = useState<VoteCounts>(() => ({ ...review.helpful, own: readOwnVote(review.id) }));
  const [state, setState] = useState<'idle' | 'sending' | string>('idle');

  const vote = async (value: 1 | -1): Promise<void> => {
    if (state === 'sending') return;
    setState('sending');
    try {
      const body = { value: votes.own === value ? 0 : value };
      const counted = await api.put<VoteCounts>(`/reviews/${review.id}/vote`, { body, locale });
      setVotes(counted);
      storeOwnVote(review.id, counted.own);
      setState(t(body.value === 0 ? 'vote.removed' : 'vote.saved'));
    } catch (error) {
      setState((error instanceof ApiProblem && error.detail) || t('vote.failed'));
    }
  };

  const button = (value: 1 | -1, name: 'up' | 'down') => (
    <button type="button" className={styles.action} aria-pressed={votes.own === value} onClick={() => void vote(value)}>
      <Icon name="thumb" size={18} className={name === 'down' ? styles.down : undefined} />
      <VisuallyHidden>{t(`vote.${name}`)}</VisuallyHidden>
      <span>{formatNumber(locale, votes[name])}</span>
    </button>
  );

  return (
    <div className={styles.votes} role="group" aria-label={t('vote.label')}>
      <span className={styles.question}>{t('vote.label')}</span>
      {button(1, 'up')}
      {button(-1, 'down')}
      <span role="status" className={styles.note}>
        {state !== 'idle' && state !== 'sending' && state}
      </span>
    </div>
  );
}
