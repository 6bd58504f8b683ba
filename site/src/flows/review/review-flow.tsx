import { Suspense, lazy, useRef, useState } from 'react';
import { Token } from '@app/contracts/common';
import { InvitationForm } from '@app/contracts/review-forms';
import { ApiProblem, api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { ErrorBoundary } from '../../ui/errors/error-boundary.tsx';
import { Waiting } from '../../ui/feedback/message.tsx';
import { ClosedPage } from '../closed-page.tsx';
import { closedReason } from '../closed-reason.ts';
import { useLoad } from '../use-load.ts';
import { gradeFromLink } from './values/form-values.ts';
import type { DrawnReview } from './drawn/drawn-review.ts';
import { readDrawnForm } from './drawn/taken-over.ts';
import { ReviewForm } from './review-form.tsx';
import { ReviewPreview } from './review-preview.tsx';

// Loaded lazily: most links are opened before the review is written.
const ManageFlow = lazy(() => import('../manage/manage-flow.tsx').then((module) => ({ default: module.ManageFlow })));

/** The bundle failed to load: after a release it may have another name, which only a reload finds. */
const LOST = new ApiProblem({ status: 0, code: 'unexpected' });

export interface ReviewFlowProps {
  slug: string;
  token: string;
  /** Query string: `?grade=4`. */
  search: string;
  go(path: string): void;
  /**
   * What the server drew. A form stays while the engine is asked again, which counts the visit; why there is none need
   * not be asked twice.
   */
  drawn?: Exclude<DrawnReview, { kind: 'sent' }> | undefined;
}

/**
 * `/invitation/{slug}/edit/{token}`: shows the form, or why the invitation cannot be used. Afterwards the same link
 * manages the review; so does the author's link of a review without invitation.
 */
export function ReviewFlow({ slug, token, search, go, drawn: told }: ReviewFlowProps) {
  const { t, locale } = useT('invitation');
  const drawn = told?.kind === 'form' ? told : undefined;
  const known = useRef(told?.kind === 'closed' ? told.problem : null);
  // The first time that this renders, the drawn form is still in the document, whatever was typed until now.
  const [typed] = useState(() => (drawn ? readDrawnForm(drawn) : null));
  const [closed, setClosed] = useState<ApiProblem | null>(null);
  const [managing, setManaging] = useState(false);
  const { loaded, retry } = useLoad(token, async (signal) => {
    if (!Token.safeParse(token).success) throw new ApiProblem({ status: 404, code: 'token_invalid' });
    const problem = known.current;
    known.current = null;
    if (problem) throw new ApiProblem(problem);
    const path = `/invitations/${encodeURIComponent(token)}`;
    return InvitationForm.parse(await api.get(path, { locale, signal }));
  });

  const reload = () => go(location.pathname + location.search);
  const waiting = <Waiting icon="chat">{t('edit.loading')}</Waiting>;
  const reason = loaded.state === 'failed' ? closedReason(loaded.problem) : null;
  // A link that is not an invitation may be an author's.
  const written = reason === 'used' || (reason === 'invalid' && Token.safeParse(token).success);
  if (managing || written) {
    return (
      <ErrorBoundary instead={<ClosedPage problem={LOST} slug={slug} onRetry={reload} />}>
        <Suspense fallback={waiting}>
          <ManageFlow slug={slug} token={token} />
        </Suspense>
      </ErrorBoundary>
    );
  }
  if (closed) {
    const manage = closedReason(closed) === 'used' ? () => setManaging(true) : undefined;
    return <ClosedPage problem={closed} slug={slug} onRetry={() => setClosed(null)} onManage={manage} />;
  }
  if (drawn && typed) {
    const grade = drawn.typed ? drawn.values.grade : gradeFromLink(search);
    return (
      <ReviewForm
        invitation={drawn.invitation}
        token={token}
        linkGrade={grade}
        takeOver={{ drawn, typed }}
        onClosed={setClosed}
        go={go}
      />
    );
  }
  if (loaded.state === 'loading') return waiting;
  if (loaded.state === 'failed') return <ClosedPage problem={loaded.problem} slug={slug} onRetry={retry} />;
  if (loaded.value.preview) return <ReviewPreview invitation={loaded.value} token={token} search={search} go={go} />;
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
