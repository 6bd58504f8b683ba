import { useEffect, useId, useRef, useState } from 'react';
import type { SurveyAnswers, SurveyForm as Form, SurveyQuestion } from '@app/contracts/surveys';
import { SURVEY_ANSWER_MAX } from '@app/contracts/surveys';
import type { ApiProblem } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Bar } from '../../ui/feedback/bar.tsx';
import { Alert, cx } from '../../ui/index.ts';
import { SendFailure } from '../send-failure.tsx';
import { useDraftState } from '../use-draft-state.ts';
import { useSending } from '../use-sending.ts';
import { AnswersDraft, withAnswer, answerErrors, isAnswered, toSubmission, ownValue } from './answers.ts';
import type { AnswerError, Answers } from './answers.ts';
import { EndCard } from './end-card.tsx';
import { ErrorList } from './error-list.tsx';
import { QuestionField } from './question-field.tsx';
import { useSteps } from './use-steps.ts';
import { useLocalizedText } from './localized-text.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface SurveyFormProps {
  form: Form;
  /** The answer sent before, if any. */
  first: Answers;
  /** Names the draft; null keeps none. */
  token: string | null;
  /** Whether a sent answer is being changed. */
  changing: boolean;
  send(answers: SurveyAnswers, signal: AbortSignal): Promise<unknown>;
  onSent(answers: Answers): void;
  /** Called when answers are no longer accepted. */
  onClosed(): void;
}

/** All questions on one page, or one per screen on phones, with the number of answers. */
export function SurveyForm({ form, first, token, changing, send, onSent, onClosed }: SurveyFormProps) {
  const { t } = useT('surveys');
  const words = useLocalizedText(form.defaultLanguage);
  const id = useId();
  const { questions } = form;
  const kept = useDraftState('survey', token, AnswersDraft, first);
  /** Set after an invalid submit: errors are shown in a list, or at the first question. */
  const [stopped, setStopped] = useState<{ by: 'list' | 'question' } | null>(null);
  /** Questions that were left without a required answer. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  /** The engine's errors of single answers, cleared when the answer changes. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const answers = kept.value;
  const faults = answerErrors(questions, answers);
  const isOpen = (question: SurveyQuestion) => !isAnswered(ownValue(answers, question.id));
  const cardOf = (question: SurveyQuestion) => `${id}${question.id}`;
  const isStepwise = questions.length > 1;
  const steps = useSteps(questions.map(cardOf), kept.restored ? questions.findIndex(isOpen) : 0);
  const list = useRef<HTMLDivElement>(null);
  /** Number of the question; the style sheet shows it where questions come one by one. */
  const step = useRef<HTMLSpanElement>(null);
  const oneByOne = () => (step.current?.getClientRects().length ?? 0) > 0;
  // Only after a submit: errors that appear while typing do not move the focus.
  useEffect(() => {
    if (stopped?.by === 'list') list.current?.focus();
  }, [stopped]);
  const showErrors = (wrong: Readonly<Record<string, unknown>>) => {
    const first = questions.find((question) => ownValue(wrong, question.id) !== undefined);
    const by = first && oneByOne() ? 'question' : 'list';
    setStopped({ by });
    if (first && by === 'question') steps.mend(cardOf(first));
  };

  const { busy, failure, retrying, submit } = useSending(
    send,
    (_, sent: SurveyAnswers) => {
      kept.clear();
      onSent(sent);
    },
    (problem: ApiProblem) => {
      if (problem.code === 'survey_closed') onClosed();
      const wrong = Object.fromEntries(problem.errors.map(({ path, message }) => [path.split('.')[1] ?? '', message]));
      setRefused(wrong);
      showErrors(wrong);
    },
  );

  const wordsOf = (fault: AnswerError) =>
    t(`invitation:validation.${fault}`, fault === 'tooLong' ? { count: SURVEY_ANSWER_MAX } : {});
  const errorOf = (question: string): string | undefined => {
    const fault = ownValue(faults, question);
    // Missing answers are reported after a submit or Next; excess length at once.
    return fault && (stopped || passed.includes(question) || fault === 'tooLong')
      ? wordsOf(fault)
      : ownValue(refused, question);
  };
  const wrong = questions.filter((question) => errorOf(question.id) !== undefined);
  const answered = questions.filter((question) => !isOpen(question)).length;

  const [current, next] = questions.slice(steps.index);
  const onNext = () => {
    if (current && ownValue(faults, current.id)) {
      setPassed([...passed, current.id]);
      steps.mend(cardOf(current));
    } else if (next) steps.read(cardOf(next));
  };
  const onBack = () => {
    const before = questions[steps.index - 1];
    if (before) steps.read(cardOf(before));
  };

  return (
    <form
      className={cx(flow.form, isStepwise && styles.stepwise, steps.index > 0 && styles.later)}
      method="post"
      noValidate
      aria-busy={busy || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        if (oneByOne() && !steps.isLast) onNext();
        else if (Object.keys(faults).length > 0) showErrors(faults);
        else void submit(toSubmission(questions, answers));
      }}
    >
      <div className={styles.progress}>
        {isStepwise && (
          <span className={styles.stepped} ref={step}>
            {t('invitation:edit.progress', { step: steps.index + 1, total: questions.length })}
          </span>
        )}
        <span className={isStepwise ? styles.elsewhere : undefined}>
          {t('form.progress', { answered, total: questions.length })}
        </span>
        <Bar share={questions.length === 0 ? 0 : answered / questions.length} />
      </div>
      {kept.restored && !stopped && (
        <Alert className={steps.isOpening ? undefined : styles.elsewhere}>{t('invitation:edit.draft.restored')}</Alert>
      )}
      {questions.map((question) => (
        <QuestionField
          key={question.id}
          id={cardOf(question)}
          question={question}
          words={words}
          answer={ownValue(answers, question.id)}
          error={errorOf(question.id)}
          isCurrent={question === current}
          onEnter={() => steps.enter(cardOf(question))}
          onChange={(answer) => {
            // Not every browser focuses a clicked button.
            steps.enter(cardOf(question));
            kept.set(withAnswer(answers, question.id, answer));
            setRefused(({ [question.id]: _, ...others }) => others);
          }}
        />
      ))}
      {stopped && wrong.length > 0 && (
        <ErrorList
          ref={list}
          // On phones the visible question shows its own error.
          className={wrong.every((question) => question === current) ? styles.elsewhere : undefined}
          faults={wrong.map((question) => ({ id: cardOf(question), question: words(question.question) }))}
          onGo={steps.mend}
        />
      )}
      {failure && failure.errors.length === 0 && (
        <div className={steps.isLast ? undefined : styles.elsewhere}>
          <SendFailure failure={failure} title={t('form.notSent')} />
        </div>
      )}
      <EndCard
        steps={isStepwise ? steps : null}
        busy={busy}
        send={busy ? t('invitation:edit.sending') : t(changing ? 'invitation:manage.save' : 'form.send')}
        status={
          retrying
            ? t('invitation:edit.retrying', { ...retrying })
            : token !== null && kept.touched
              ? t('invitation:edit.draft.saved')
              : ''
        }
        onBack={onBack}
      />
    </form>
  );
}
