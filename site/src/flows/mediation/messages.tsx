import type { MediationMessage } from '@app/contracts/mediation';
import { Conversation, MessageNote } from '../../features/mediation/conversation.tsx';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, cx } from '../../ui/index.ts';
import { formatDateTime } from '../../lib/texts/format.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

/** The conversation as the reviewer sees it. */
export function Messages({
  messages,
  company,
  readByCompanyAt,
}: {
  messages: readonly MediationMessage[];
  company: string;
  readByCompanyAt: string | null;
}) {
  const { t, locale } = useT('mediation-system');
  const lastOwn = messages.findLast(({ from }) => from === 'reviewer');
  return (
    <section aria-labelledby="messages-title">
      <h2 className={cx(flow.heading, styles.heading)} id="messages-title">
        {t('talk.messages.title')}
      </h2>
      <Conversation
        labelledBy="messages-title"
        empty={t('talk.messages.none')}
        formatTime={(at) => formatDateTime(locale, at)}
        messages={messages.map(({ id, from, body, at, notice }) => ({
          id,
          own: from === 'reviewer',
          author: from === 'merchant' ? company : t('talk.messages.you'),
          at,
          body: body === '' ? t('talk.messages.erased') : body,
          notes: (
            <>
              {id === lastOwn?.id && readByCompanyAt && readByCompanyAt >= at && (
                <MessageNote>{t('talk.messages.read')}</MessageNote>
              )}
              {notice && from === 'merchant' && (
                <p className={styles.notice}>
                  <Icon name="info" size={18} />
                  <span>{t('talk.messages.elsewhere')}</span>
                </p>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
