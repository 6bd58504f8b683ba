import { useState } from 'react';
import { Token } from '@app/contracts/common';
import { OptOutInfo } from '@app/contracts/review-forms';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, LinkButton } from '../../ui/index.ts';
import { isTransient } from '../../lib/api/failure.ts';
import { Message, Waiting, address } from '../../ui/feedback/message.tsx';
import { richText } from '../../lib/texts/rich-text.tsx';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { ClosedPage } from '../closed-page.tsx';
import { sendWithRetry } from '../send.ts';
import { useLoad } from '../use-load.ts';
import * as styles from './opt-out.module.css';

/**
 * `/invitation/optout/{slug}/{invitationToken}`: one button. Opening the page changes nothing, because mail scanners
 * open links.
 */
export function OptOut({ token }: { token: string }) {
  const { t, locale } = useT('invitation');
  const [done, setDone] = useState(false);
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return OptOutInfo.parse(await api.get(`/opt-outs/${encodeURIComponent(token)}`, { locale, signal }));
  });
  const { busy, failure, submit } = useSubmit(async () => {
    await sendWithRetry(() => api.post('/opt-outs', { body: { token }, locale }), {
      isTransient,
      waits: [1_000, 3_000],
    });
    setDone(true);
  });

  if (loaded.state === 'loading') return <Waiting icon="mail">{t('optOut.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;

  const { company, maskedAddress, optedOut } = loaded.value;
  const params = { company: company.name, address: maskedAddress };
  if (done || optedOut) {
    const state = done ? 'done' : 'already';
    return (
      <Message
        replaces
        icon="check"
        tone="success"
        title={t(`optOut.${state}.title`)}
        actions={
          <LinkButton href={localePath(locale, '/')} variant="secondary">
            {t('optOut.home')}
          </LinkButton>
        }
      >
        <p>{richText(t(`optOut.${state}.text`, params), { address })}</p>
      </Message>
    );
  }
  return (
    <Message
      icon="mail"
      title={t('optOut.title', params)}
      actions={
        <Button size="large" busy={busy} onClick={() => void submit()}>
          {busy ? t('optOut.sending') : t('optOut.confirm')}
        </Button>
      }
    >
      <p>{richText(t('optOut.text', params), { address })}</p>
      <ul className={styles.notes}>
        {(['immediate', 'others', 'kept'] as const).map((note) => (
          <li key={note}>{t(`optOut.notes.${note}`)}</li>
        ))}
      </ul>
      {failure && <Alert tone="error">{t('optOut.failed')}</Alert>}
    </Message>
  );
}
