import type { DeskCase } from '@app/contracts/moderation';
import { fillIn, wordFor } from '../words/fill.ts';
import { segments } from './segments.ts';
import type { Mark } from './segments.ts';
import type { DeskWords } from './words.ts';
import { ruleWord } from './words.ts';

/** A text with findings marked; the names of the rules are read out and listed below. */
function MarkedText({ words, text, marks }: { words: DeskWords; text: string; marks: readonly Mark[] }) {
  return (
    <>
      {segments(text, marks).map(({ text: piece, rules }, at) =>
        rules.length === 0 ? (
          <span key={at}>{piece}</span>
        ) : (
          <mark key={at} title={rules.map((rule) => ruleWord(words, rule)).join(', ')}>
            {piece}
            <span className="staff-page__hidden"> ({rules.map((rule) => ruleWord(words, rule)).join(', ')})</span>
          </mark>
        ),
      )}
    </>
  );
}

/** The rules that found something, once each. */
function FoundRules({ words, findings }: { words: DeskWords; findings: readonly { rule: string }[] }) {
  const found = [...new Set(findings.map(({ rule }) => rule))];
  if (found.length === 0) return null;
  return (
    <ul className="desk__rules" aria-label={words.found}>
      {found.map((rule) => (
        <li key={rule}>{ruleWord(words, rule)}</li>
      ))}
    </ul>
  );
}

function ReviewPart({ words, language, item }: { words: DeskWords; language: string; item: DeskCase }) {
  const { review } = item;
  if (!review) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const marks = (field: 'body' | 'author_name'): Mark[] => review.findings.filter((finding) => finding.field === field);
  return (
    <>
      <p className="desk__meta">
        <span aria-label={fillIn(words.grade, { grade: review.grade })}>
          {'★'.repeat(review.grade)}
          {'☆'.repeat(5 - review.grade)}
        </span>{' '}
        · <MarkedText words={words} text={review.authorName} marks={marks('author_name')} /> · {review.language} ·{' '}
        {wordFor(words.origins, review.origin)} · {wordFor(words.states, review.state)} ·{' '}
        {when.format(new Date(review.submittedAt))}
      </p>
      <blockquote className="desk__text" lang={review.language}>
        <MarkedText words={words} text={review.body} marks={marks('body')} />
      </blockquote>
      {review.publicBody !== null && (
        <details className="desk__public">
          <summary>{words.publicText}</summary>
          <blockquote lang={review.language}>{review.publicBody}</blockquote>
        </details>
      )}
      <FoundRules words={words} findings={review.findings} />
      {review.history.length > 0 && (
        <details className="desk__history">
          <summary>{words.history}</summary>
          <ol>
            {review.history.map(({ type, actor, at }, n) => (
              <li key={n}>
                {when.format(new Date(at))} · {wordFor(words.events, type)} · {wordFor(words.actors, actor)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </>
  );
}

/** A visitor's question about a product, either the case itself or the question of an answer. */
function QuestionPart({ words, language, item }: { words: DeskWords; language: string; item: DeskCase }) {
  const { question } = item;
  if (!question) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const marks = (field: 'body' | 'author_name'): Mark[] =>
    question.findings.filter((finding) => finding.field === field);
  return (
    <>
      <p className="desk__meta">
        {question.product} · <MarkedText words={words} text={question.name} marks={marks('author_name')} /> ·{' '}
        {question.language} · {when.format(new Date(question.askedAt))}
      </p>
      <blockquote className="desk__text" lang={question.language}>
        <MarkedText words={words} text={question.body} marks={marks('body')} />
      </blockquote>
      <FoundRules words={words} findings={question.findings} />
    </>
  );
}

/** Messages of a company to the author of a review, sent or refused. */
function MediationPart({ words, language, item }: { words: DeskWords; language: string; item: DeskCase }) {
  const { mediation } = item;
  if (!mediation) return null;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="desk__side">
      <h3>{words.mediation.title}</h3>
      {mediation.messages.map(({ id, body, at, sent, findings }) => (
        <div key={id}>
          <p className="desk__meta">
            {sent ? words.mediation.sent : words.mediation.refused} · {when.format(new Date(at))} ·{' '}
            {[...new Set(findings.map(({ rule }) => ruleWord(words, rule)))].join(', ')}
          </p>
          <blockquote>
            <MarkedText words={words} text={body} marks={findings} />
          </blockquote>
        </div>
      ))}
      <p className="desk__meta">{fillIn(words.mediation.contacts, { count: mediation.contacts })}</p>
    </section>
  );
}

/** Everything that a moderator needs to decide a case. */
export function CaseView({ words, language, item }: { words: DeskWords; language: string; item: DeskCase }) {
  const { company, kind, dueAt, answer, answerFindings, photo, burst, appeal, withdrawal, reports } = item;
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 2 });
  return (
    <article className="desk__article">
      <h2>
        {wordFor(words.oneOf, kind)} · <a href={`/reviews/${company.slug}`}>{company.name}</a>
      </h2>
      {dueAt && <p className="desk__side">{fillIn(words.publicNow, { when: when.format(new Date(dueAt)) })}</p>}
      {appeal && (
        <div className="desk__side">
          <h3>{fillIn(words.appealOf, { side: wordFor(words.sides, appeal.side) })}</h3>
          <p>{fillIn(words.appealAgainst, { ground: wordFor(words.grounds, appeal.ground) })}</p>
          {appeal.explanation && (
            <p>
              {wordFor(words.sides, 'merchant')}: <q>{appeal.explanation}</q>
            </p>
          )}
          {appeal.text && <blockquote>{appeal.text}</blockquote>}
        </div>
      )}
      {withdrawal && (
        <div className="desk__side">
          <h3>{fillIn(words.withdrawalOf, { product: withdrawal.product })}</h3>
          <p>{wordFor(words.grounds, `seller_${withdrawal.reason}`)}</p>
          <blockquote>{withdrawal.explanation}</blockquote>
          <p className="desk__meta">{words.withdrawalHint}</p>
        </div>
      )}
      {reports.length > 0 && (
        <ul className="desk__side">
          {reports.map(({ id, side, reason, text, weight }) => (
            <li key={id}>
              <strong>{wordFor(words.reasons, reason)}</strong> · {wordFor(words.sides, side)} ·{' '}
              {fillIn(words.weight, { weight: number.format(weight) })}
              {text && <blockquote>{text}</blockquote>}
            </li>
          ))}
        </ul>
      )}
      {answer !== null && (
        <div className="desk__side">
          <h3>{words.answer}</h3>
          <blockquote>
            <MarkedText words={words} text={answer} marks={answerFindings} />
          </blockquote>
        </div>
      )}
      {photo && <img className="desk__photo" src={photo.url} alt={words.photo} />}
      {burst && (
        <p className="desk__side">
          {fillIn(words.burst, { observed: burst.observed, expected: number.format(burst.expected) })}
        </p>
      )}
      <MediationPart words={words} language={language} item={item} />
      <ReviewPart words={words} language={language} item={item} />
      <QuestionPart words={words} language={language} item={item} />
    </article>
  );
}
