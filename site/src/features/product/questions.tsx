import { useState } from 'react';
import type { ProductPage } from '@app/contracts/products';
import type { ProductQuestion, QuestionPage } from '@app/contracts/questions';
import { htmlLang } from '@app/locales/manifest.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { LinkButton } from '../../ui/controls/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { VisuallyHidden } from '../../ui/layout.tsx';
import { Spinner } from '../../ui/feedback/spinner.tsx';
import { api, queryString } from '../../lib/api/api.ts';
import { formatDate, languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { useHydrated } from '../../lib/browser/use-hydrated.ts';
import { signatureText } from '../reviews/expert-signature.ts';
import { AnswerText } from '../reviews/answer-text.tsx';
import { ReportDialog } from '../reviews/report-dialog.tsx';
import { useLoadMore } from '../../lib/browser/use-load-more.ts';
import { AskForm } from './ask-form.tsx';
import { QUESTIONS_PER_PAGE } from './product-data.ts';
import * as styles from './product.module.css';

interface QuestionsProps {
  product: ProductPage;
  page: QuestionPage;
  /** Cursor of a page after the first; null for the first. */
  cursor: string | null;
  path: string;
}

/** Questions about a product, newest first, with the seller's answers and the form to ask. */
export function Questions({ product, page, cursor: from, path }: QuestionsProps) {
  const { t, locale } = useT('product');
  const { company, questions: counts } = product;
  const {
    items: questions,
    cursor,
    state,
    showMore,
  } = useLoadMore('question', page, (next) => {
    const query = { cursor: next, limit: QUESTIONS_PER_PAGE };
    return api.get<QuestionPage>(`/products/${product.id}/questions`, { query, locale });
  });
  const none = counts.asked === 0;
  // No questions, and asking is closed: nothing to show.
  if (none && !counts.open) return null;

  return (
    <section id="questions" className={styles.questions} aria-labelledby="questions-title">
      <h2 id="questions-title">{t('questions.title')}</h2>
      {from && (
        <p>
          <a href={`${path}#questions`}>{t('questions.newest')}</a>
        </p>
      )}
      {none && <p className={styles.muted}>{t('questions.none')}</p>}
      {questions.length > 0 && (
        <ul className={styles.questionList}>
          {questions.map((question) => (
            <Question key={question.id} question={question} company={company} />
          ))}
        </ul>
      )}
      <div className={styles.more} aria-live="polite">
        {state === 'failed' && <Alert tone="error">{t('questions.moreFailed')}</Alert>}
        {cursor && (
          <LinkButton
            variant="secondary"
            href={`${path}${queryString({ questions: cursor })}#questions`}
            rel="nofollow"
            onClick={(event) => void showMore(event)}
            icon={state === 'loading' ? <Spinner size={18} label={t('reviews:list.more')} /> : undefined}
          >
            {t('questions.more')}
          </LinkButton>
        )}
      </div>
      {counts.open ? (
        <AskForm product={product} />
      ) : (
        <p className={styles.muted}>{t('questions.noneClosed', { company: company.name })}</p>
      )}
    </section>
  );
}

/** Reasons to report a question: it describes no experience that could be invented. */
const REASONS = ['offensive', 'personal_data', 'advertising', 'illegal', 'other'] as const;

function Question({ question, company }: { question: ProductQuestion; company: ProductPage['company'] }) {
  const { t, locale } = useT('product');
  const hydrated = useHydrated();
  const [reporting, setReporting] = useState(false);
  const { answer, language } = question;
  const signature = answer?.expert ? signatureText(answer.expert, locale) : null;
  const day = (at: string) => <time dateTime={at}>{formatDate(locale, at, { timeZone: company.timeZone })}</time>;
  return (
    <li className={styles.question} id={`question-${question.id}`}>
      <p className={styles.asked} lang={htmlLang(language)}>
        <Icon name="chat" size={18} />
        <span dir="auto">{question.body}</span>
      </p>
      <p className={styles.meta}>
        <bdi>{question.name}</bdi> · {day(question.publishedAt)}
        {language !== locale && ` · ${languageName(locale, language)}`}
      </p>
      {answer ? (
        <div className={styles.answer}>
          <p className={styles.answerHead}>
            <Icon name="reply" size={16} />
            <strong>
              {answer.expert
                ? signature === null
                  ? t('questions.answeredByExpert', { company: company.name })
                  : t('questions.answeredBy', { expert: signature })
                : t('reviews:card.answer', { company: company.name })}
            </strong>{' '}
            {day(answer.publishedAt)}
            {answer.edited && <span> · {t('reviews:card.edited')}</span>}
          </p>
          <AnswerText className={styles.answerBody} answer={answer} />
        </div>
      ) : (
        <p className={styles.meta}>{t('questions.unanswered')}</p>
      )}
      <button
        type="button"
        className={cx(styles.report, !hydrated && styles.unready)}
        aria-haspopup="dialog"
        onClick={() => setReporting(true)}
      >
        {t('reviews:report.open')}
        <VisuallyHidden>: {question.body}</VisuallyHidden>
      </button>
      {reporting && (
        <ReportDialog
          other={{
            path: `/questions/${question.id}/reports`,
            title: t('questions.report.title'),
            text: t('questions.report.text'),
            sent: t('questions.report.sent'),
            reasons: REASONS,
          }}
          onClose={() => setReporting(false)}
        />
      )}
    </li>
  );
}
