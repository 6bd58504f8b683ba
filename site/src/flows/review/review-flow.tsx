import { useState } from 'react';
import { Token } from '@app/contracts/common';
import { InvitationForm } from '@app/contracts/reviews';
import { ApiProblem, api } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Waiting } from '../../features/forms/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { useLoad } from '../use-load.ts';
import { gradeFromLink } from './form-values.ts';
import { ReviewForm } from './review-form.tsx';

export interface ReviewFlowProps {
  slug: string;
  token: string;
  /** The query of the address: `?grade=4`. */
  search: string;
  go(path: string): void;
}

/** `/invitation/{slug}/edit/{token}`: opens the invitation, then the form or what stands in its way. */
export function ReviewFlow({ slug, token, search, go }: ReviewFlowProps) {
  const { t, locale } = useT('invitation');
  const [closed, setClosed] = useState<ApiProblem | null>(null);
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    const path = `/invitations/${encodeURIComponent(token)}`;
    return InvitationForm.parse(await api.get(path, { locale, signal }));
  });

  if (closed) return <ClosedPage problem={closed} slug={slug} onRetry={() => setClosed(null)} />;
  if (loaded.state === 'loading') return <Waiting icon="chat">{t('edit.loading')}</Waiting>;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={slug} onRetry={retry} />;
  return (
    <ReviewForm
      invitation={loaded.value}
      token={token}
      linkGrade={gradeFromLink(search)}
      onClosed={setClosed}
      go={go}
    />
  );
}
