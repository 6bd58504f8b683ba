import { NpsForm } from '@app/contracts/surveys';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { parseToken } from '../parse-token.ts';
import { useLoad } from '../use-load.ts';
import { scoreFromLink } from './link-score.ts';
import { NpsPage } from './nps-page.tsx';

export interface NpsFlowProps {
  token: string;
  /** Query string: `?score=9`. */
  search: string;
}

/** `/nps/invitation/{token}`: the net promoter question and its reason. */
export function NpsFlow({ token, search }: NpsFlowProps) {
  const { t, locale } = useT('nps');
  const { loaded, retry } = useLoad(token, async (signal) =>
    NpsForm.parse(await api.get(`/nps/invitations/${parseToken(token)}`, { locale, signal })),
  );
  if (loaded.state === 'loading') return <Waiting icon="chat">{t('invitation:optOut.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={null} onRetry={retry} />;
  return (
    <NpsPage
      form={loaded.value}
      linkScore={scoreFromLink(search)}
      token={token}
      send={(answer, signal) =>
        api.put(`/nps/invitations/${token}`, { body: { language: locale, ...answer }, locale, signal })
      }
    />
  );
}
