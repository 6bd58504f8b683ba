import { useState } from 'react';
import { Token } from '@app/contracts/common';
import { NotificationMail } from '@app/contracts/notifying/notifications';
import { panelPath } from '@app/contracts/notifying/panel-links';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { isTransient } from '../../lib/api/failure.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Message, Waiting } from '../../ui/feedback/message.tsx';
import { Alert, Button, LinkButton } from '../../ui/index.ts';
import { ClosedPage } from '../closed-page.tsx';
import { sendWithRetry } from '../send.ts';
import { useLoad } from '../use-load.ts';
import * as styles from './unsubscribe.module.css';

/**
 * `/notifications/unsubscribe/{token}`: a member of a company ends mails without signing in. Opening the page changes
 * nothing, because mail scanners open links.
 */
export function Unsubscribe({ token }: { token: string }) {
  const { t, locale } = useT('account');
  const [done, setDone] = useState(false);
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return NotificationMail.parse(await api.get(`/notification-mails/${token}`, { locale, signal }));
  });
  const { busy, failure, submit } = useSubmit(async (all: boolean) => {
    const path = `/notification-mails/${token}/unsubscribe`;
    await sendWithRetry(() => api.post(path, { body: { all }, locale }), { isTransient, waits: [1_000, 3_000] });
    setDone(true);
  });

  if (loaded.state === 'loading') return <Waiting icon="mail">{t('unsubscribe.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;

  const { company, kinds } = loaded.value;
  const mailed = kinds.filter((kind) => kind.mailed);
  const settings = (
    <LinkButton href={localePath(locale, panelPath({ page: 'notificationSettings' }, company.id))} variant="secondary">
      {t('unsubscribe.settings')}
    </LinkButton>
  );
  if (done || mailed.length === 0) {
    const state = done ? 'done' : 'already';
    return (
      <Message replaces icon="check" tone="success" title={t(`unsubscribe.${state}.title`)} actions={settings}>
        <p>{t(`unsubscribe.${state}.text`, { company: company.name })}</p>
      </Message>
    );
  }
  return (
    <Message
      icon="mail"
      title={t('unsubscribe.title')}
      actions={
        <>
          <Button size="large" busy={busy} onClick={() => void submit(false)}>
            {t('unsubscribe.confirm')}
          </Button>
          <Button variant="secondary" busy={busy} onClick={() => void submit(true)}>
            {t('unsubscribe.all', { company: company.name })}
          </Button>
        </>
      }
    >
      <p>{t('unsubscribe.text', { company: company.name })}</p>
      <ul className={styles.kinds}>
        {mailed.map(({ kind, name }) => (
          <li key={kind}>{name}</li>
        ))}
      </ul>
      <p>{t('unsubscribe.kept')}</p>
      {failure && <Alert tone="error">{t('unsubscribe.failed')}</Alert>}
    </Message>
  );
}
