import { Token } from '@app/contracts/common';
import { ManagedReviews } from '@app/contracts/review-forms';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';
import { ManagePage } from './manage-page.tsx';

/** Reviews behind the author's link: a used invitation's, or the author's own link. */
export function ManageFlow({ slug, token }: { slug: string | null; token: string }) {
  const { t, locale } = useT('invitation');
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    return readReviews(token, locale, signal);
  });
  if (loaded.state === 'loading') return <Waiting icon="chat">{t('manage.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={slug} onRetry={retry} />;
  return <ManagePage token={token} loaded={loaded.value} refresh={(signal) => readReviews(token, locale, signal)} />;
}

const readReviews = async (token: string, locale: string, signal: AbortSignal): Promise<ManagedReviews> =>
  ManagedReviews.parse(await api.get(`/my-reviews/${encodeURIComponent(token)}`, { locale, signal }));
