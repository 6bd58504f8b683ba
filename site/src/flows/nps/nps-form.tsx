import { useId, useRef, useState } from 'react';
import { NPS_MAX, SURVEY_ANSWER_MAX } from '@app/contracts/surveys';
import type { AnswerNps } from '@app/contracts/surveys';
import { z } from 'zod';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Field, Icon, TextArea, cx } from '../../ui/index.ts';
import { Counter } from '../review/fields/counter.tsx';
import { SendFailure } from '../send-failure.tsx';
import { Points } from '../survey/points.tsx';
import { useDraftState } from '../use-draft-state.ts';
import { useSending } from '../use-sending.ts';
import type { LinkScore } from './link-score.ts';
import * as flow from '../flow.module.css';
import * as survey from '../survey/survey.module.css';

export type NpsAnswer = Omit<AnswerNps, 'language'>;

const KeptNps = z.object({ score: z.int().min(0).max(NPS_MAX).nullable(), comment: z.string().max(50_000) });
type KeptNps = z.infer<typeof KeptNps>;

export interface NpsFormProps {
  company: string;
  /** The answer sent before, if any. */
  first: KeptNps;
  /** Score of the link, newer than the draft: another choice would have discarded it. */
  link: LinkScore;
  /** Names the draft; null keeps none. */
  token: string | null;
  /** Whether a sent answer is being changed. */
  changing: boolean;
  send(answer: NpsAnswer, signal: AbortSignal): Promise<unknown>;
  onSent(answer: NpsAnswer): void;
  /** Called when answers are no longer accepted. */
  onClosed(): void;
}

/**
 * Eleven scores and, once one is chosen, a comment. Sent on submit only, because mail scanners open the link of every
 * score.
 */
export function NpsForm({ company, first, link, token, changing, send, onSent, onClosed }: NpsFormProps) {
  const { t } = useT('nps');
  const kept = useDraftState('nps', token, KeptNps, first);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const score = link.score ?? kept.value.score;
  const { comment } = kept.value;
  const [hadWords] = useState(comment !== '');
  /** Whether part of the draft is shown; the score just chosen in the mail is not part of it. */
  const [cameBack] = useState(kept.restored && (link.score === null || hadWords));
  const over = comment.trim().length > SURVEY_ANSWER_MAX;

  const { busy, failure, retrying, submit } = useSending(
    send,
    (_, answer: NpsAnswer) => {
      kept.clear();
      link.spend();
      onSent(answer);
    },
    (problem) => problem.code === 'survey_closed' && onClosed(),
  );
  const submitted = () => {
    setTried(true);
    if (score !== null && !over) void submit({ score, comment: comment.trim() });
    // Once the fault is drawn.
    else requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  const word = (key: string) => ({ text: t(key), lang: undefined });
  const counterId = useId();
  return (
    <form
      ref={form}
      className={cx(flow.form, survey.asked)}
      method="post"
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      {cameBack && !failure && <Alert>{t('invitation:edit.draft.restored')}</Alert>}
      {failure && <SendFailure failure={failure} title={t('notSent')} />}
      <Points
        legend={t('question', { company })}
        from={0}
        to={NPS_MAX}
        low={word('low')}
        high={word('high')}
        value={score}
        onChange={(chosen) => {
          link.spend();
          kept.set({ comment, score: chosen });
        }}
        required
        error={tried && score === null ? t('missing') : undefined}
      />
      {(score !== null || hadWords) && (
        <>
          <div>
            <Field
              label={t('why')}
              note={t('common:optional')}
              error={over ? t('invitation:validation.tooLong', { count: SURVEY_ANSWER_MAX }) : undefined}
            >
              <TextArea
                rows={4}
                value={comment}
                aria-describedby={counterId}
                onChange={(event) => kept.set({ score, comment: event.target.value })}
              />
            </Field>
            <Counter id={counterId} text={comment} min={0} max={SURVEY_ANSWER_MAX} />
          </div>
          <p className={flow.note}>{t('named', { company })}</p>
        </>
      )}
      <div className={flow.actions}>
        <Button type="submit" variant="accent" size="large" busy={busy} icon={<Icon name="send" size={18} />}>
          {busy ? t('invitation:edit.sending') : changing ? t('invitation:manage.save') : t('send')}
        </Button>
        <span className={flow.note} role="status">
          {retrying
            ? t('invitation:edit.retrying', { ...retrying })
            : token !== null && kept.touched
              ? t('invitation:edit.draft.saved')
              : ''}
        </span>
      </div>
    </form>
  );
}
