import { useEffect, useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyQuestion } from '@app/contracts/questions';
import { htmlLang } from '@app/locales/manifest.ts';
import { z } from 'zod';
import { productPath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Row, TextArea } from '../../ui/index.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { AnswerText } from '../../features/reviews/answer-text.tsx';
import { signatureText } from '../../features/reviews/expert-signature.ts';
import { SignedBy } from '../experts/signed-by.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { openPanelDraft } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { questionsApi } from './questions-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import * as styles from './questions.module.css';

const ANSWER_MAX = 3000;

/** A question with its public answer, its pending answer and the form. What is typed is kept until it is sent. */
export function QuestionCard({ question, queryKey }: { question: CompanyQuestion; queryKey: readonly unknown[] }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(questionsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const { id, product, answer, pendingAnswer, answerHeld } = question;
  const permission = usePermission('questions.answer');
  const sent = pendingAnswer ?? answer?.body ?? '';
  const [draft] = useState(() => openPanelDraft('panel-question', id, z.string()));
  const [kept] = useState(() => draft.load());
  const [writing, setWriting] = useState(kept !== null || sent === '');
  const [body, setBody] = useState(kept ?? sent);
  const [expertId, setExpertId] = useState(question.expertId);
  useEffect(() => {
    if (writing && body.trim() !== '' && body !== sent) draft.save(body);
    else draft.clear();
  }, [draft, writing, body, sent]);
  const refresh = () => client.invalidateQueries({ queryKey: queryKey.slice(0, 2) });
  const save = useMutation({
    mutationFn: () => api.answerQuestion(id, { body: body.trim(), expertId }),
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
        {formatCompanyTime(locale, question.publishedAt, company.timeZone)}
      </p>
      <p className={styles.body} dir="auto" lang={htmlLang(question.language)}>
        {question.body}
      </p>
      {answer && !writing && (
        <div className={styles.answer}>
          <p className={styles.meta}>
            {t('questions.public')} · {formatCompanyTime(locale, answer.publishedAt, company.timeZone)}
            {answer.expert && ` · ${signatureText(answer.expert, locale) ?? t('experts.anonymous')}`}
          </p>
          <AnswerText className={styles.text} answer={answer} />
        </div>
      )}
      {pendingAnswer !== null && !writing && (
        <div className={styles.answer}>
          <p className={styles.meta}>{t(answerHeld ? 'questions.held' : 'questions.checking')}</p>
          <p className={styles.text} dir="auto">
            {pendingAnswer}
          </p>
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
          <SignedBy value={expertId} company={t('experts.signedBy.company')} onChange={setExpertId} />
          <Row>
            <Button type="submit" busy={save.isPending} disabled={body.trim() === '' || !permission.allowed}>
              {t('questions.publish')}
            </Button>
            {(answer !== null || pendingAnswer !== null) && (
              <Button variant="quiet" onClick={() => setWriting(false)}>
                {t('questions.cancel')}
              </Button>
            )}
          </Row>
          <WhyNot permission={permission} />
        </form>
      ) : (
        <Row>
          <Button variant="secondary" size="small" onClick={() => setWriting(true)}>
            {t('questions.change')}
          </Button>
          <Button
            variant="quiet"
            size="small"
            busy={remove.isPending}
            disabled={!permission.allowed}
            onClick={() => remove.mutate()}
          >
            {t('questions.remove')}
          </Button>
        </Row>
      )}
    </Card>
  );
}
