import type { CaseBackground } from '@app/contracts/moderating/desk-work';
import { useAnswer } from '../../staff-api/use-answer.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import type { DeskWords } from '../words.ts';

interface Props {
  words: DeskWords;
  language: string;
  caseId: string;
}

/** Earlier reviews of the author and earlier decisions about the company. */
export function Background({ words, language, caseId }: Props) {
  const { value, error } = useAnswer<CaseBackground>(`/cases/${caseId}/background`);
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  if (error) return <p role="alert">{wordFor(words.errors, error)}</p>;
  if (!value) return <p className="desk__meta">{words.loading}</p>;
  const { author, company } = value;
  return (
    <div className="desk__background">
      <h3>{words.background.author}</h3>
      {author === null && <p>{words.background.authorUnknown}</p>}
      {author?.total === 0 && <p>{words.background.authorNew}</p>}
      {author && author.total > 0 && (
        <>
          <p>{fillIn(words.background.authorCount, { total: author.total, refused: author.refused })}</p>
          <ul>
            {author.reviews.map((review) => (
              <li key={review.id}>
                <span className="desk__meta">
                  {day.format(new Date(review.at))} · {review.company} · {'★'.repeat(review.grade)} ·{' '}
                  {wordFor(words.states, review.state)}
                </span>{' '}
                <q lang={review.language}>{review.excerpt}</q>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{words.background.company}</h3>
      <p>
        {fillIn(words.background.companyCount, {
          since: day.format(new Date(company.since)),
          reviews: company.reviews,
          waiting: company.waiting,
        })}
      </p>
      <ul>
        {company.decided.map(({ kind, accepted, refused }) => (
          <li key={kind}>
            {wordFor(words.kinds, kind)}: {fillIn(words.background.decided, { accepted, refused })}
          </li>
        ))}
      </ul>
    </div>
  );
}
