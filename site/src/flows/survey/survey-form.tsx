import { useEffect, useId, useRef, useState } from 'react';
import type { SurveyAnswers, SurveyForm as Form, SurveyQuestion } from '@app/contracts/surveys';
import { SURVEY_ANSWER_MAX } from '@app/contracts/surveys';
import type { ApiProblem } from '../../lib/api.ts';
import { useT } from '../../lib/i18n.ts';
import { Bar } from '../../ui/bar.tsx';
import { Alert, cx } from '../../ui/index.ts';
import { NotSent } from '../review/not-sent.tsx';
import { useKept } from '../use-kept.ts';
import { useSending } from '../use-sending.ts';
import { KeptAnswers, answering, faultsOf, isAnswered, toSend, under } from './answers.ts';
import type { AnswerFault, Answers } from './answers.ts';
import { EndCard } from './end-card.tsx';
import { FaultList } from './fault-list.tsx';
import { QuestionField } from './question-field.tsx';
import { useSteps } from './use-steps.ts';
import { useWords } from './words.ts';
import * as flow from '../flow.module.css';
import * as styles from './survey.module.css';

export interface SurveyFormProps {
  form: Form;
  /** What has been sent before. */
  first: Answers;
  /** Names what is kept on this device; null: nothing is. */
  token: string | null;
  /** It was sent before, and is changed now. */
  changing: boolean;
  send(answers: SurveyAnswers, signal: AbortSignal): Promise<unknown>;
  onSent(answers: Answers): void;
  /** It takes no answers any more. */
  onClosed(): void;
}

/** All questions on one page, or one a screen on a phone, and how many of them are answered. */
export function SurveyForm({ form, first, token, changing, send, onSent, onClosed }: SurveyFormProps) {
  const { t } = useT('surveys');
  const words = useWords(form.defaultLanguage);
  const id = useId();
  const { questions } = form;
  const kept = useKept('survey', token, KeptAnswers, first);
  /** Somebody wanted to send what could not go, and is shown what is wrong in a list, or at the first question. */
  const [stopped, setStopped] = useState<{ by: 'list' | 'question' } | null>(null);
  /** Questions whose answer was missing when he wanted to go on to the next one. */
  const [passed, setPassed] = useState<readonly string[]>([]);
  /** The engine's word on single answers; it goes as soon as the answer is another one. */
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const answers = kept.value;
  const faults = faultsOf(questions, answers);
  const isOpen = (question: SurveyQuestion) => !isAnswered(under(answers, question.id));
  const cardOf = (question: SurveyQuestion) => `${id}${question.id}`;
  const isStepwise = questions.length > 1;
  const steps = useSteps(questions.map(cardOf), kept.restored ? questions.findIndex(isOpen) : 0);
  const list = useRef<HTMLDivElement>(null);
  /** Where questions come one by one, it says which one this is. That is for the style sheet to decide. */
  const step = useRef<HTMLSpanElement>(null);
  const oneByOne = () => (step.current?.getClientRects().length ?? 0) > 0;
  // Only to who wanted to send: faults that appear while somebody types leave him where he types.
  useEffect(() => {
    if (stopped?.by === 'list') list.current?.focus();
  }, [stopped]);
  const stop = (wrong: Readonly<Record<string, unknown>>) => {
    const first = questions.find((question) => under(wrong, question.id) !== undefined);
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
      stop(wrong);
    },
  );

  const wordsOf = (fault: AnswerFault) =>
    t(`invitation:validation.${fault}`, fault === 'tooLong' ? { count: SURVEY_ANSWER_MAX } : {});
  const errorOf = (question: string): string | undefined => {
    const fault = under(faults, question);
    // That something is missing is said only to who wanted to send it or to go on; too much, at once.
    return fault && (stopped || passed.includes(question) || fault === 'tooLong')
      ? wordsOf(fault)
      : under(refused, question);
  };
  const wrong = questions.filter((question) => errorOf(question.id) !== undefined);
  const answered = questions.filter((question) => !isOpen(question)).length;

  const [current, next] = questions.slice(steps.index);
  const onNext = () => {
    if (current && under(faults, current.id)) {
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
        else if (Object.keys(faults).length > 0) stop(faults);
        else void submit(toSend(questions, answers));
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
          answer={under(answers, question.id)}
          error={errorOf(question.id)}
          isCurrent={question === current}
          onEnter={() => steps.enter(cardOf(question))}
          onChange={(answer) => {
            // Not every browser gives what is pressed the focus.
            steps.enter(cardOf(question));
            kept.set(answering(answers, question.id, answer));
            setRefused(({ [question.id]: _, ...others }) => others);
          }}
        />
      ))}
      {stopped && wrong.length > 0 && (
        <FaultList
          ref={list}
          // On a phone the question in sight says itself what is wrong with it.
          className={wrong.every((question) => question === current) ? styles.elsewhere : undefined}
          faults={wrong.map((question) => ({ id: cardOf(question), question: words(question.question) }))}
          onGo={steps.mend}
        />
      )}
      {failure && failure.errors.length === 0 && (
        <div className={steps.isLast ? undefined : styles.elsewhere}>
          <NotSent failure={failure} title={t('form.notSent')} />
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
