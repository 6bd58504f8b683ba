import { useEffect } from 'react';
import { Token } from '@app/contracts/common';
import { InvitedElsewhere } from '@app/contracts/inviting/splitter';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { localePath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';
import { ElsewhereChoice } from './choice.tsx';

interface ElsewhereFlowProps {
  slug: string;
  token: string;
  /** Opens another page in place of this one. */
  go?: (path: string) => void;
}

const replace = (path: string): void => window.location.replace(path);

/**
 * `/invitation/{slug}/elsewhere/{token}`: for a customer whom the splitter has drawn. Whoever has written here already, or
 * whose site is not set any more, gets our page.
 */
export function ElsewhereFlow({ slug, token, go = replace }: ElsewhereFlowProps) {
  const { t, locale } = useT('invitation');
  const form = localePath(locale, `/invitation/${slug}/edit/${token}`);
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return InvitedElsewhere.parse(
      await api.get(`/invitations/${encodeURIComponent(token)}/elsewhere`, { locale, signal }),
    );
  });
  const isWritten = loaded.state === 'failed' && loaded.problem.code === 'invitation_used';
  const stays = isWritten || (loaded.state === 'ready' && loaded.value.elsewhere === null);
  useEffect(() => {
    if (stays) go(form);
  }, [stays, form, go]);
  if (loaded.state === 'failed' && !isWritten)
    return <ClosedPage problem={loaded.problem} slug={slug} onRetry={retry} />;
  if (loaded.state !== 'ready' || !loaded.value.elsewhere) return <Waiting icon="chat">{t('edit.loading')}</Waiting>;
  return <ElsewhereChoice company={loaded.value.company.name} elsewhere={loaded.value.elsewhere} here={form} />;
}
