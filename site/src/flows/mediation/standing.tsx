import { useEffect, useRef } from 'react';
import type { ReviewerMediation } from '@app/contracts/mediation';
import { useT } from '../../lib/i18n.ts';
import { Icon } from '../../ui/index.ts';
import { richText } from '../../features/forms/rich-text.tsx';
import { formatMoment } from './moment.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

/** What this page is, and the deadlines in words. */
export function Standing({ mediation }: { mediation: ReviewerMediation }) {
  const { t, locale } = useT('mediation-system');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { state, company, product, answerBy, endsAt } = mediation;
  const params = { company: company.name };
  const deadline = (key: 'until' | 'answerBy', instant: string) =>
    richText(t(`talk.${key}`, { date: formatMoment(locale, instant) }), {
      date: (words) => (
        <time className={styles.date} dateTime={instant}>
          {words}
        </time>
      ),
    });
  return (
    <>
      <div>
        <p className={flow.kicker}>
          {product ? t('talk.kickerProduct', { ...params, product: product.name }) : t('talk.kicker', params)}
        </p>
        <h1 className={flow.title} ref={heading} tabIndex={-1}>
          {state === 'talking' ? t('talk.title', params) : t('talk.titleWaiting', params)}
        </h1>
      </div>
      <p>{t('talk.lead')}</p>
      <ul className={styles.deadlines}>
        {state === 'awaiting_merchant' && (
          <li>
            <Icon name="mail" size={20} />
            <span>{deadline('answerBy', answerBy)}</span>
          </li>
        )}
        <li>
          <Icon name="clock" size={20} />
          <span>{deadline('until', endsAt)}</span>
        </li>
      </ul>
    </>
  );
}
