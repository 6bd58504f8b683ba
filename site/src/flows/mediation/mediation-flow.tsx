import { Token } from '@app/contracts/common';
import { ReviewerMediation } from '@app/contracts/mediation';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';
import { MediationPage } from './mediation-page.tsx';

/** `/mediation/{token}`: the reviewer's side of a mediation, before the review is published. */
export function MediationFlow({ token }: { token: string }) {
  const { t, locale } = useT('mediation-system');
  const read = async (signal: AbortSignal): Promise<ReviewerMediation> =>
    ReviewerMediation.parse(await api.get(`/mediations/${encodeURIComponent(token)}`, { locale, signal }));
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return read(signal);
  });
  if (loaded.state === 'loading') return <Waiting icon="chat">{t('talk.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  return <MediationPage token={token} loaded={loaded.value} refresh={read} />;
}
