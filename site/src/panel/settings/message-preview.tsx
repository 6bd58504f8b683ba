import type { Channel } from '@app/contracts/invitations';
import type { ConfigPreview } from '@app/contracts/inviting/previews';
import { useT } from '../../lib/texts/i18n.ts';
import * as styles from './settings.module.css';

/** The message of the channel as it arrives, and the thank-you page's words. */
export function MessagePreview({
  preview: { mail, sms, thankYou },
  channel,
}: {
  preview: ConfigPreview;
  channel: Channel;
}) {
  const { t } = useT('panel');
  return (
    <>
      {channel === 'email' ? (
        <>
          <p className={styles.subject}>
            <span className={styles.hint}>{t('config.texts.subject')}</span>
            <strong>{mail.subject}</strong>
          </p>
          {/* Sandboxed without any permission: a mail runs no scripts and opens nothing. */}
          <iframe className={styles.mail} sandbox="" srcDoc={mail.html} title={t('config.preview.mail')} />
          <details>
            <summary>{t('config.preview.text')}</summary>
            <pre className={styles.plain}>{mail.text}</pre>
          </details>
        </>
      ) : (
        <>
          <p className={styles.sms}>{sms.text}</p>
          <p className={styles.hint}>
            {t('config.preview.segments', { count: sms.segments })} {t(`config.preview.encodings.${sms.encoding}`)}
          </p>
        </>
      )}
      <h3 className={styles.previewPart}>{t('config.thanks.title')}</h3>
      {thankYou ? (
        <div className={styles.thanks}>
          {thankYou.heading && <strong>{thankYou.heading}</strong>}
          {thankYou.body && <p>{thankYou.body}</p>}
          {thankYou.button && (
            <p>{t('config.preview.button', { label: thankYou.button.label, url: thankYou.button.url })}</p>
          )}
        </div>
      ) : (
        <p className={styles.hint}>{t('config.preview.ourThanks')}</p>
      )}
    </>
  );
}
