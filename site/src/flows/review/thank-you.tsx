import { useMemo } from 'react';
import type { SubmittedReview } from '@app/contracts/reviews';
import { localePath, profilePath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { LinkButton } from '../../ui/index.ts';
import { Message } from '../../features/forms/message.tsx';
import { useHydrated } from '../../features/forms/use-hydrated.ts';
import { lastSent } from './sent-review.ts';
import * as styles from './thank-you.module.css';

const NEXT: Record<SubmittedReview['state'], readonly string[]> = {
  awaiting_confirmation: ['confirm'],
  screening: ['screening', 'publish', 'held'],
  held: ['heldNow'],
  in_mediation: ['mediation'],
  published: [],
};

/** `/invitation/thank-you`: with what was just sent from this tab, or for anybody who opens it. */
export function ThankYou() {
  const { t, locale } = useT('invitation');
  const hydrated = useHydrated();
  const sent = useMemo(() => (hydrated ? lastSent() : null), [hydrated]);

  const steps = NEXT[sent?.state ?? 'screening'];
  const company = sent?.company.name ?? '';
  return (
    <Message
      icon="check"
      tone="success"
      title={t('thankYou.title')}
      actions={
        <>
          {sent && (
            <LinkButton href={profilePath(locale, sent.company.slug)}>{t('thankYou.others', { company })}</LinkButton>
          )}
          <LinkButton href={localePath(locale, '/')} variant={sent ? 'quiet' : 'secondary'}>
            {t('thankYou.home')}
          </LinkButton>
        </>
      }
    >
      <p>
        {sent
          ? t(sent.state === 'published' ? 'thankYou.published' : 'thankYou.received', { company })
          : t('thankYou.neutral')}
      </p>
      {steps.length > 0 && (
        <section className={styles.next}>
          <h2 className={styles.nextTitle}>{t('thankYou.nextTitle')}</h2>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{t(`thankYou.steps.${step}`)}</li>
            ))}
          </ol>
        </section>
      )}
    </Message>
  );
}
