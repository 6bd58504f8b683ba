import { useState } from 'react';
import type { ReactNode } from 'react';
import { Token } from '@app/contracts/common';
import { localePath } from '../../lib/addresses/links.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, LinkButton } from '../../ui/index.ts';
import { Message } from '../../ui/feedback/message.tsx';
import { accountApi } from './account-api.ts';
import { FailureAlert } from './account-form.tsx';

export interface MailedLinkProps {
  /** Query string of the address; null during the build. */
  search: string | null;
}

interface Act {
  name: 'confirmEmail' | 'keepEmail' | 'addCompany';
  run(token: string): Promise<unknown>;
  /** Where to go afterwards. */
  next: ReactNode;
}

/** `/confirm-email?token=`: makes a new address the account's. */
export function ConfirmEmail({ search }: MailedLinkProps) {
  const { t, locale } = useT('account');
  const next = <LinkButton href={localePath(locale, '/panel')}>{t('welcome.done.open')}</LinkButton>;
  return <MailedLink search={search} act={{ name: 'confirmEmail', run: accountApi.confirmEmail, next }} />;
}

/** `/keep-email?token=`: stops or undoes a change of address that its owner has not asked for. */
export function KeepEmail({ search }: MailedLinkProps) {
  const { t, locale } = useT('account');
  const next = <LinkButton href={localePath(locale, '/reset')}>{t('resetting.title')}</LinkButton>;
  return <MailedLink search={search} act={{ name: 'keepEmail', run: accountApi.keepEmail, next }} />;
}

/** `/add-company?token=`: adds a company that was registered with the address of an account to it. */
export function AddCompany({ search }: MailedLinkProps) {
  const { t, locale } = useT('account');
  const next = <LinkButton href={localePath(locale, '/panel')}>{t('welcome.done.open')}</LinkButton>;
  return <MailedLink search={search} act={{ name: 'addCompany', run: accountApi.addCompany, next }} />;
}

/** Acts when its button is pressed, not when it is opened: mail programs open links by themselves. */
function MailedLink({ search, act: { name, run, next } }: MailedLinkProps & { act: Act }) {
  const { t, locale } = useT('account');
  const [done, setDone] = useState(false);
  const token = Token.safeParse(new URLSearchParams(search ?? '').get('token'));
  const { busy, failure, submit } = useSubmit(async (link: string) => {
    await run(link);
    setDone(true);
  });
  const ended = failure && failure.status >= 400 && failure.status < 500 && failure.status !== 429;
  if (search !== null && (!token.success || ended)) {
    const { title, text } = { title: t('mailLink.ended.title'), text: t('mailLink.ended.text') };
    const home = <LinkButton href={localePath(locale, '/login')}>{t('welcome.signIn')}</LinkButton>;
    return (
      <Message replaces icon="warning" tone="warning" title={title} actions={home}>
        <p>{text}</p>
      </Message>
    );
  }
  if (done)
    return (
      <Message replaces icon="check" tone="success" title={t(`mailLink.${name}.doneTitle`)} actions={next}>
        <p>{t(`mailLink.${name}.done`)}</p>
      </Message>
    );
  return (
    <Message
      icon="mail"
      title={t(`mailLink.${name}.title`)}
      actions={
        <Button busy={busy} disabled={search === null} onClick={() => void (token.success && submit(token.data))}>
          {t(`mailLink.${name}.action`)}
        </Button>
      }
    >
      <FailureAlert failure={failure} />
      <p>{t(`mailLink.${name}.text`)}</p>
    </Message>
  );
}
