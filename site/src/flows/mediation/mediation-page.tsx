import { useRef, useState } from 'react';
import { ReviewerMediation } from '@app/contracts/mediation';
import { api } from '../../lib/api/api.ts';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card } from '../../ui/index.ts';
import { AnswerForm } from './answer-form.tsx';
import { ChangeForm } from './change-form.tsx';
import { Choices } from './choices.tsx';
import { ConfirmChoice } from './confirm-choice.tsx';
import { Outcome } from './outcome.tsx';
import { Messages } from './messages.tsx';
import { OwnReview } from './own-review.tsx';
import { MediationIntro } from './mediation-intro.tsx';
import { useLiveMediation } from './use-live-mediation.ts';
import * as flow from '../flow.module.css';
import * as styles from './mediation.module.css';

export interface MediationPageProps {
  token: string;
  loaded: ReviewerMediation;
  refresh(signal: AbortSignal): Promise<ReviewerMediation>;
}

/** Deadlines, conversation, review and the author's options. */
export function MediationPage({ token, loaded, refresh }: MediationPageProps) {
  const { locale } = useT('mediation-system');
  const [mediation, setMediation] = useState(loaded);
  const [mode, setMode] = useState<'talk' | 'change' | 'publish' | 'delete'>('talk');
  const review = useRef<HTMLDivElement>(null);
  const { state, messages, company } = mediation;
  const ended = state === 'ended';
  const path = `/mediations/${encodeURIComponent(token)}`;

  const look = async (signal: AbortSignal) => {
    const news = await refresh(signal).catch(() => null);
    if (news && !signal.aborted) setMediation(news);
  };
  useLiveMediation(token, !ended, mediation.review.pending && !mediation.review.held, look);

  /** On a conflict, reloads the current state. */
  const onRefused = ({ status }: ApiProblem) => {
    if (status === 409) void look(new AbortController().signal);
  };
  const backToReview = () => {
    setMode('talk');
    requestAnimationFrame(() => review.current?.focus());
  };
  const act = {
    publish: async () => setMediation(ReviewerMediation.parse(await api.post(`${path}/publish`, { locale }))),
    delete: async () => {
      await api.delete(`${path}/review`, { locale });
      setMediation(withoutWords(mediation));
    },
  };
  return (
    <div className={flow.page}>
      <Card className={flow.card}>
        {ended ? <Outcome mediation={mediation} /> : <MediationIntro mediation={mediation} />}
      </Card>
      <Card className={flow.card}>
        <Messages messages={messages} company={company.name} readByCompanyAt={mediation.readByCompanyAt} />
        {state === 'talking' && (
          <AnswerForm
            token={token}
            onSent={(message) => setMediation((now) => ({ ...now, messages: [...now.messages, message] }))}
            onRefused={onRefused}
          />
        )}
      </Card>
      {mediation.review.state !== 'deleted' && (
        <Card className={flow.card}>
          <div className={styles.reviewBox} ref={review} tabIndex={-1}>
            {mode === 'change' && !ended ? (
              <ChangeForm
                token={token}
                mediation={mediation}
                onSaved={(news) => {
                  setMediation(news);
                  backToReview();
                }}
                onRefused={onRefused}
                onCancel={backToReview}
              />
            ) : (
              <OwnReview mediation={mediation} />
            )}
          </div>
          {!ended && mode !== 'change' && <Choices waits={mediation.review.pending} onChoose={setMode} />}
        </Card>
      )}
      {(mode === 'publish' || mode === 'delete') && !ended && (
        <ConfirmChoice
          choice={mode}
          company={company.name}
          act={act[mode]}
          onRefused={onRefused}
          onClose={() => setMode('talk')}
        />
      )}
    </div>
  );
}

/** Shown after the author has deleted the review. */
const withoutWords = (mediation: ReviewerMediation): ReviewerMediation => ({
  ...mediation,
  state: 'ended',
  outcome: 'deleted_by_author',
  messages: mediation.messages.map((one) => ({ ...one, body: '' })),
  review: { ...mediation.review, state: 'deleted', body: '', authorName: '', pending: false, held: false },
});
