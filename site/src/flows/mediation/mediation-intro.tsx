import { useEffect, useRef } from 'react';
import type { ReviewerMediation } from '@app/contracts/mediation';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon } from '../../ui/index.ts';
import { richText } from '../../lib/texts/rich-text.tsx';
import { formatDateTime } from '../../lib/texts/format.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

/** Purpose of the page and the deadlines. */
export function MediationIntro({ mediation }: { mediation: ReviewerMediation }) {
  const { t, locale } = useT('mediation-system');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { state, company, product, answerBy, endsAt } = mediation;
  const params = { company: company.name };
  const deadline = (key: 'until' | 'answerBy', instant: string) =>
    richText(t(`talk.${key}`, { date: formatDateTime(locale, instant) }), {
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
