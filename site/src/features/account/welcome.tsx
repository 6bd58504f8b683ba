import { useEffect, useRef, useState } from 'react';
import { VerifyAccount } from '@app/contracts/accounts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { Message, Waiting } from '../../ui/feedback/message.tsx';
import { accountApi } from './account-api.ts';

type State = 'checking' | 'done' | 'expired' | 'failed';

export interface WelcomeProps {
  /** Query string of the address; null during the build. */
  search: string | null;
  go(path: string): void;
}

const linkOf = (search: string | null) =>
  search === null ? null : VerifyAccount.safeParse({ token: new URLSearchParams(search).get('token') }).data;

/** `/welcome?token=`: redeems the link of the sign-up mail, signs in and opens the panel. */
export function Welcome({ search, go }: WelcomeProps) {
  const { t, locale } = useT('account');
  const [state, setState] = useState<State>('checking');
  const [attempt, setAttempt] = useState(0);
  const isPartner = new URLSearchParams(search ?? '').has('partner');
  const panel = localePath(locale, isPartner ? '/partners/panel' : '/panel');
  const started = useRef(-1);

  useEffect(() => {
    // The link works once: strict mode's second run of this effect must not use it up.
    if (search === null || started.current === attempt) return;
    started.current = attempt;
    const link = linkOf(search);
    if (!link) return;
    accountApi.verify(link).then(
      () => {
        setState('done');
        go(panel);
      },
      (error: unknown) => {
        const { status } = failureOf(error);
        setState(status >= 400 && status < 500 && status !== 429 ? 'expired' : 'failed');
      },
    );
  }, [attempt, search, panel, go]);

  const again = () => {
    setState('checking');
    setAttempt(attempt + 1);
  };
  const shown = search !== null && !linkOf(search) ? 'missing' : state;
  switch (shown) {
    case 'checking':
      return <Waiting icon="mail">{t('welcome.checking')}</Waiting>;
    case 'done':
      return (
        <Message
          replaces
          icon="check"
          tone="success"
          title={t('welcome.done.title', { brand: t('common:brand') })}
          actions={<LinkButton href={panel}>{t('welcome.done.open')}</LinkButton>}
        >
          <p>{t('welcome.done.text')}</p>
        </Message>
      );
    case 'failed':
      return (
        <Message
          replaces
          icon="warning"
          tone="warning"
          title={t('welcome.failed.title')}
          actions={<Button onClick={again}>{t('welcome.again')}</Button>}
        >
          <p>{t('welcome.failed.text')}</p>
        </Message>
      );
    default:
      return (
        <Message
          replaces
          icon="warning"
          tone="warning"
          title={t(`welcome.${shown}.title`)}
          actions={
            <>
              <LinkButton href={localePath(locale, '/login')}>{t('welcome.signIn')}</LinkButton>
              <LinkButton href={localePath(locale, '/register')} variant="secondary">
                {t('welcome.register')}
              </LinkButton>
            </>
          }
        >
          <p>{t(`welcome.${shown}.text`)}</p>
        </Message>
      );
  }
}
