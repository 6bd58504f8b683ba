import { useEffect, useState } from 'react';
import { localePath } from '../../lib/addresses/links.ts';
import { clearAccountStores } from '../../lib/browser/account-store.ts';
import { endPush } from '../../lib/browser/push.ts';
import { reportError } from '../../lib/browser/report-errors.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { Message, Waiting } from '../../ui/feedback/message.tsx';
import { accountApi } from './account-api.ts';

/** `/panel/logout`: signs out by a POST of its own, so that a link or picture on another site cannot. */
export function Logout() {
  const { t, locale } = useT('account');
  const [state, setState] = useState<'working' | 'done' | 'failed'>('working');
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let left = false;
    accountApi.signOut().then(
      () => {
        clearAccountStores();
        // The engine tells a device without a session nothing; the browser need not be woken either.
        endPush().catch(reportError);
        if (!left) setState('done');
      },
      () => !left && setState('failed'),
    );
    return () => {
      left = true;
    };
  }, [attempt]);

  const again = () => {
    setState('working');
    setAttempt(attempt + 1);
  };
  if (state === 'working') return <Waiting icon="key">{t('logout.working')}</Waiting>;
  if (state === 'failed') {
    return (
      <Message
        replaces
        icon="warning"
        tone="warning"
        title={t('logout.failed.title')}
        actions={<Button onClick={again}>{t('logout.failed.again')}</Button>}
      >
        <p>{t('logout.failed.text')}</p>
      </Message>
    );
  }
  return (
    <Message
      replaces
      icon="check"
      tone="success"
      title={t('logout.done.title')}
      actions={
        <>
          <LinkButton href={localePath(locale, '/login')}>{t('logout.done.signIn')}</LinkButton>
          <LinkButton href={localePath(locale, '/')} variant="secondary">
            {t('logout.done.home')}
          </LinkButton>
        </>
      }
    >
      <p>{t('logout.done.text')}</p>
    </Message>
  );
}
