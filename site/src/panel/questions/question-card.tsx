import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyQuestion } from '@app/contracts/questions';
import { htmlLang } from '@app/locales/manifest.ts';
import { productPath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Card, Field, Row, TextArea } from '../../ui/index.ts';
import { failureOf } from '../../features/forms/failure.ts';
import { AnswerText } from '../../features/reviews/answer-text.tsx';
import { formatMoment } from '../format-time.ts';
import { useFailureWords } from '../load-failed.tsx';
import { usePanel } from '../panel-context.tsx';
import * as styles from './questions.module.css';

const ANSWER_MAX = 3000;

/** One question: what is public of its answer, what waits, and room to write it. */
export function QuestionCard({ question, queryKey }: { question: CompanyQuestion; queryKey: readonly unknown[] }) {
  const { t, locale } = useT('panel');
  const { api, company } = usePanel();
  const client = useQueryClient();
  const failureWords = useFailureWords();
  const { id, product, answer, pendingAnswer, answerHeld } = question;
  const [writing, setWriting] = useState(answer === null && pendingAnswer === null);
  const [body, setBody] = useState(pendingAnswer ?? answer?.body ?? '');
  const refresh = () => client.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
  const save = useMutation({
    mutationFn: () => api.answerQuestion(id, body.trim()),
    onSuccess: () => {
      setWriting(false);
      return refresh();
    },
  });
  const remove = useMutation({
    mutationFn: () => api.deleteQuestionAnswer(id),
    onSuccess: () => {
      setBody('');
      setWriting(true);
      return refresh();
    },
  });
  const failed = save.error ?? remove.error;
  const problem = failed && failureOf(failed);

  return (
    <Card as="li" className={styles.card}>
      <p className={styles.meta}>
        <a href={productPath(locale, product, company)}>{product.name}</a> · {question.name} ·{' '}
        {formatMoment(locale, question.publishedAt, company.timeZone)}
      </p>
      <p className={styles.body} lang={htmlLang(question.language)}>
        {question.body}
      </p>
      {answer && !writing && (
        <div className={styles.answer}>
          <p className={styles.meta}>
            {t('questions.public')} · {formatMoment(locale, answer.publishedAt, company.timeZone)}
          </p>
          <AnswerText className={styles.text} answer={answer} />
        </div>
      )}
      {pendingAnswer !== null && !writing && (
        <div className={styles.answer}>
          <p className={styles.meta}>{t(answerHeld ? 'questions.held' : 'questions.checking')}</p>
          <p className={styles.text}>{pendingAnswer}</p>
        </div>
      )}
      {problem && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {problem.errors[0]?.message ?? problem.detail ?? failureWords(failed)}
        </Alert>
      )}
      {writing ? (
        <form
          className={styles.form}
          aria-label={t('questions.answer')}
          onSubmit={(event) => {
            event.preventDefault();
            if (body.trim() !== '') save.mutate();
          }}
        >
          <Field label={t('questions.answer')} hint={t('questions.hint')}>
            <TextArea rows={4} value={body} counterMax={ANSWER_MAX} onChange={(event) => setBody(event.target.value)} />
          </Field>
          <Row>
            <Button type="submit" busy={save.isPending} disabled={body.trim() === ''}>
              {t('questions.publish')}
            </Button>
            {(answer !== null || pendingAnswer !== null) && (
              <Button variant="quiet" onClick={() => setWriting(false)}>
                {t('questions.cancel')}
              </Button>
            )}
          </Row>
        </form>
      ) : (
        <Row>
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            {t('questions.change')}
          </Button>
          <Button variant="quiet" size="small" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t('questions.remove')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
