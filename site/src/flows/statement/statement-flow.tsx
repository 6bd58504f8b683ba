import { Token } from '@app/contracts/common';
import { StatementOfReasons } from '@app/contracts/moderation';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';
import { StatementPage } from './statement-page.tsx';

/** `/statement/{token}`: statement of reasons for a decision about a review, and its appeal. */
export function StatementFlow({ token }: { token: string }) {
  const { t, locale } = useT('trust');
  const path = `/statements/${encodeURIComponent(token)}`;
  const read = async (signal?: AbortSignal) => StatementOfReasons.parse(await api.get(path, { locale, signal }));
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return read(signal);
  });
  if (loaded.state === 'loading') return <Waiting icon="file">{t('statement.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  return (
    <StatementPage
      token={token}
      loaded={loaded.value}
      appeal={async (body) => {
        await api.post(`${path}/appeal`, { body, locale });
        return read();
      }}
    />
  );
}
