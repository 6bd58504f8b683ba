import type { ReactNode } from 'react';
import { Token } from '@app/contracts/common';
import type { Locale } from '@app/locales/manifest.ts';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Message, Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';

interface ConfirmLinkProps<T> {
  /** Namespace with `confirm.loading` and `confirm.title`. */
  namespace: 'invitation' | 'product';
  token: string;
  /** Company named in the address, if any. */
  slug: string | null;
  path: '/reviews/confirmations' | '/questions/confirmations';
  answer: { parse(body: unknown): T };
  actions(confirmed: T): ReactNode;
  children(confirmed: T): ReactNode;
}

/** Opening the link of a mail confirms what it is about; opening it again changes nothing. */
export function ConfirmLink<T>({ namespace, token, slug, path, answer, actions, children }: ConfirmLinkProps<T>) {
  const { t, locale } = useT(namespace);
  const { loaded, retry } = useLoad(token, async (signal) => answer.parse(await confirm(path, token, locale, signal)));
  if (loaded.state === 'loading') return <Waiting icon="mail">{t('confirm.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={slug} onRetry={retry} />;
  return (
    <Message replaces icon="check" tone="success" title={t('confirm.title')} actions={actions(loaded.value)}>
      {children(loaded.value)}
    </Message>
  );
}

function confirm(path: string, token: string, locale: Locale, signal: AbortSignal): Promise<unknown> {
  if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
  return api.post(path, { body: { token }, locale, signal });
}
