import { useEffect, useRef } from 'react';
import type { ReviewerMediation } from '@app/contracts/mediation';
import { profilePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, LinkButton } from '../../ui/index.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

/** Outcome of the mediation. Its heading takes the focus to be read out. */
export function Outcome({ mediation }: { mediation: ReviewerMediation }) {
  const { t, locale } = useT('mediation-system');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { company, review } = mediation;
  const outcome = mediation.outcome ?? 'kept';
  const params = { company: company.name };
  return (
    <div className={styles.ending}>
      <span className={styles.medal}>
        <Icon name={outcome === 'deleted_by_author' ? 'trash' : outcome === 'removed' ? 'info' : 'check'} size={28} />
      </span>
      <h1 className={flow.title} ref={heading} tabIndex={-1}>
        {t(`talk.ended.${outcome}.title`)}
      </h1>
      <p>{t(`talk.ended.${outcome}.text`, params)}</p>
      {review.state === 'published' && <p className={flow.note}>{t('talk.ended.later')}</p>}
      <LinkButton variant="secondary" href={profilePath(locale, company.slug)}>
        {t('talk.ended.reviews', params)}
      </LinkButton>
    </div>
  );
}
