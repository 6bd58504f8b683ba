import { useId, useRef, useState } from 'react';
import { NPS_MAX, SURVEY_ANSWER_MAX } from '@app/contracts/surveys';
import type { AnswerNps } from '@app/contracts/surveys';
import { z } from 'zod';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Field, Icon, TextArea, cx } from '../../ui/index.ts';
import { Counter } from '../review/counter.tsx';
import { NotSent } from '../review/not-sent.tsx';
import { Points } from '../survey/points.tsx';
import { useKept } from '../use-kept.ts';
import { useSending } from '../use-sending.ts';
import type { LinkScore } from './link-score.ts';
import * as flow from '../flow.module.css';
import * as survey from '../survey/survey.module.css';

export type NpsAnswer = Omit<AnswerNps, 'language'>;

const KeptNps = z.object({ score: z.int().min(0).max(NPS_MAX).nullable(), comment: z.string().max(50_000) });
type KeptNps = z.infer<typeof KeptNps>;

export interface NpsFormProps {
  company: string;
  /** What has been sent before. */
  first: KeptNps;
  /** Newer than what was kept on this device: another choice here would have spent it. */
  link: LinkScore;
  /** Names what is kept on this device; null: nothing is. */
  token: string | null;
  /** It was sent before, and is changed now. */
  changing: boolean;
  send(answer: NpsAnswer, signal: AbortSignal): Promise<unknown>;
  onSent(answer: NpsAnswer): void;
  /** No answers are taken any more. */
  onClosed(): void;
}

/** Eleven numbers and, once one is chosen, why. Nothing is sent before it is meant: programs that look at mails press every number. */
export function NpsForm({ company, first, link, token, changing, send, onSent, onClosed }: NpsFormProps) {
  const { t } = useT('nps');
  const kept = useKept('nps', token, KeptNps, first);
  const [tried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const score = link.score ?? kept.value.score;
  const { comment } = kept.value;
  const [hadWords] = useState(comment !== '');
  /** Something of what was kept is on the screen; the number that has just been pressed in the mail is not. */
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
      {failure && <NotSent failure={failure} title={t('notSent')} />}
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
