import type { MediationMessage } from '@app/contracts/mediation';
import { useT } from '../../lib/i18n.ts';
import { Icon, cx } from '../../ui/index.ts';
import { formatMoment } from './moment.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

/** What was said, oldest first. New messages are read out when their time comes. */
export function Messages({ messages, company }: { messages: readonly MediationMessage[]; company: string }) {
  const { t, locale } = useT('mediation-system');
  return (
    <section aria-labelledby="messages-title">
      <h2 className={cx(flow.heading, styles.heading)} id="messages-title">
        {t('talk.messages.title')}
      </h2>
      <div role="log" aria-labelledby="messages-title">
        {messages.length === 0 ? (
          <p className={flow.note}>{t('talk.messages.none')}</p>
        ) : (
          <ol className={styles.messages}>
            {messages.map(({ id, from, body, at, notice }) => (
              <li key={id} className={cx(styles.message, from === 'reviewer' && styles.own)}>
                <p className={styles.messageHead}>
                  <strong>{from === 'merchant' ? company : t('talk.messages.you')}</strong>
                  <time dateTime={at}>{formatMoment(locale, at)}</time>
                </p>
                <p className={flow.words}>{body === '' ? t('talk.messages.erased') : body}</p>
                {notice && from === 'merchant' && (
                  <p className={styles.notice}>
                    <Icon name="info" size={18} />
                    <span>{t('talk.messages.elsewhere')}</span>
                  </p>
                )}
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
}
